import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { policyTemplateSchema } from "#shared/answers/admin-policies.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { useConfirm } from "../confirm.tsx";
import { fillInTemplate, readFields, type PolicyFields } from "./policy-fields.ts";
import { buildPolicyPath, type PolicyPlace } from "./policy-place.ts";

interface TemplateOptions {
  place: PolicyPlace;
  onFill: (fields: PolicyFields) => void;
  succeed: (text: string) => void;
  fail: (text: string) => void;
}

/** Puts the default template into the form, after a question when it would replace words. */
export function useTemplate(form: UseFormReturn<PolicyFields>, { place, onFill, succeed, fail }: TemplateOptions): () => Promise<void> {
  const { t } = useTranslation("adminPolicies");
  const { request } = useAdminRequests();
  const explain = useReason();
  const confirm = useConfirm();
  return async () => {
    const answer = await request(buildPolicyPath(place, "/template"), { schema: policyTemplateSchema });
    if (answer.kind !== "done") return fail(t("template.failed", { reason: explain(answer) }));
    const template = readFields(answer.body);
    const { title, content } = form.getValues();
    if (title === template.title && content === template.content) return succeed(t("template.same"));
    const question = { title: t("template.question"), text: t("template.explained"), yes: t("template.yes") };
    if ((title.trim() || content.trim()) && !(await confirm(question))) return;
    onFill(fillInTemplate(form.getValues(), template));
    succeed(t("template.loaded"));
  };
}
