import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { savedPolicySchema, type SavedPolicy } from "#shared/policy-answers.ts";
import { buildPrecondition, useSaving, type Savable } from "../writing/use-saving.ts";
import { checkPolicyFields, fieldNames, readFields, type PolicyFields } from "./policy-fields.ts";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";

interface SavePolicyOptions {
  place: PolicyPlace;
  saved: SavedPolicy | null;
  fail: (text: string, reason: string) => void;
  /** Receives the first field with a fault. */
  onFault: (field: keyof PolicyFields) => void;
}

export function useSavePolicy(form: UseFormReturn<PolicyFields>, { place, saved, fail, onFault }: SavePolicyOptions) {
  const { t } = useTranslation("adminPolicies");
  return useSaving(form, { kind: describeKind(place), saved, onFailure: (reason) => fail(t("failedToSave"), reason), onFault });
}

function describeKind(place: PolicyPlace): Savable<PolicyFields, SavedPolicy> {
  const path = buildPolicyPath(place);
  return {
    fieldNames,
    check: checkPolicyFields,
    send: (ask, body, base) => ask(path, { method: "PUT", body, headers: buildPrecondition(base) }),
    find: (ask) => ask(path),
    readAnswer: ({ body }) => z.parse(savedPolicySchema, body),
    readFields,
  };
}
