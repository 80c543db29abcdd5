import { savedPolicySchema, type SavedPolicy } from "#shared/answers/admin-policies.ts";
import { buildPrecondition, type Savable } from "../writing/use-saving.ts";
import { checkPolicyFields, fieldNames, mendPolicyFields, readFields, type PolicyFields } from "./policy-fields.ts";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";

/** How a policy is saved. */
export function describePolicy(place: PolicyPlace): Savable<PolicyFields, SavedPolicy> {
  const path = buildPolicyPath(place);
  const schema = savedPolicySchema;
  return {
    fieldNames,
    comparedNames: fieldNames,
    check: checkPolicyFields,
    send: ({ request }, body, base) => request(path, { method: "PUT", body, schema, headers: buildPrecondition(base) }),
    find: ({ request }) => request(path, { schema }),
    readFields,
    mend: mendPolicyFields,
  };
}
