import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSaving, type Savable } from "../use-saving.ts";
import { policySchema, type SavedPolicy } from "./policy-answers.ts";
import { checkFields, fieldNames, readFields, type PolicyFields } from "./policy-fields.ts";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";
import type { PolicyFormState } from "./use-policy-form.ts";

interface SavePolicyOptions {
  place: PolicyPlace;
  saved: SavedPolicy | null;
  fail: (text: string, reason: string) => void;
  /** The first field that will not do. */
  onFault: (field: keyof PolicyFields) => void;
}

export function useSavePolicy(form: PolicyFormState, { place, saved, fail, onFault }: SavePolicyOptions) {
  const { t } = useTranslation("adminPolicies");
  return useSaving<PolicyFields, SavedPolicy>(
    {
      getValues: () => form.getValues(),
      trigger: () => form.trigger(),
      reset: (fields) => form.reset(fields),
      setField: (name, value) => form.setValue(name, value, { shouldDirty: true }),
      setFault: (name, message) => form.setError(name, { message }),
    },
    {
      kind: describeKind(place),
      saved,
      onFailure: (reason) => fail(t("failedToSave"), reason),
      onFault,
    },
  );
}

function describeKind(place: PolicyPlace): Savable<PolicyFields, SavedPolicy> {
  const path = buildPolicyPath(place);
  return {
    fieldNames,
    check: (fields) => checkFields(fields),
    send: (ask, body, base) =>
      ask(path, { method: "PUT", body, headers: base ? { "If-Match": `"${base.revision}"` } : { "If-None-Match": "*" } }),
    find: (ask) => ask(path),
    readAnswer: ({ body }) => z.parse(policySchema, body),
    readFields,
  };
}
