import type { Resolver } from "react-hook-form";
import { useFieldErrors, useFieldsForm } from "../writing/use-fields-form.ts";
import { checkPolicyFields, type PolicyFields } from "./policy-fields.ts";

/** The form of a policy, checked by the schema that the server uses. */
export function usePolicyForm(fields: PolicyFields) {
  const describe = useFieldErrors();
  const resolver: Resolver<PolicyFields> = (values) => {
    const checked = checkPolicyFields(values);
    return "input" in checked ? { values, errors: {} } : { values: {}, errors: describe(checked.faults) };
  };
  // Not `onBlur`: a fault that appears when a field is left would move the button that is just being clicked.
  return useFieldsForm<PolicyFields>(fields, { resolver, mode: "onChange" });
}
