import { useCallback, useState } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { checkFields, fieldNames, type PolicyFields } from "./policy-fields.ts";

export type PolicyFormState = UseFormReturn<PolicyFields>;

/** The form, checked by the schema that the server uses. `fill` puts another version into it, as if it had been typed. */
export function usePolicyForm(fields: PolicyFields) {
  const { t } = useTranslation("admin");
  const [writingKey, setWritingKey] = useState(0);
  const resolver: Resolver<PolicyFields> = (values) => {
    const checked = checkFields(values);
    if ("input" in checked) return { values, errors: {} };
    const errors = checked.faults.map(({ field, code, allowed }) => [field, { type: code, message: t(`fault.${code}`, { allowed }) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  // A fault that appeared when a field is left would push away the button that is just being clicked.
  const form = useForm<PolicyFields>({ defaultValues: fields, resolver, mode: "onChange", shouldFocusError: false });
  const { setValue } = form;
  const fill = useCallback(
    (next: PolicyFields) => {
      for (const name of fieldNames) setValue(name, next[name], { shouldDirty: true });
      // The editor reads its text once: a new one is opened for another text.
      setWritingKey((key) => key + 1);
    },
    [setValue],
  );
  return { form, fill, writingKey };
}
