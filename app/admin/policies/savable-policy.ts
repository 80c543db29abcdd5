import { savedPolicySchema, type SavedPolicy } from "#shared/answers/admin-policies.ts";
import { buildPrecondition, type Savable } from "../writing/use-saving.ts";
import { checkPolicyFields, fieldNames, mendPolicyFields, readFields, type PolicyFields } from "./policy-fields.ts";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";

/** How a policy is saved. */
export function describePolicy(place: PolicyPlace): Savable<PolicyFields, SavedPolicy> {
  const path = buildPolicyPath(place);
  return {
    fieldNames,
    comparedNames: fieldNames,
    check: checkPolicyFields,
    send: (ask, body, base) => ask(path, { method: "PUT", body, headers: buildPrecondition(base) }),
    find: (ask) => ask(path),
    schema: savedPolicySchema,
    readFields,
    mend: mendPolicyFields,
  };
}
