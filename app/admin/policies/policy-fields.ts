import { policyInputSchema } from "#shared/policy-input.ts";
import { checkFields, mendFields } from "../writing/check-fields.ts";
import type { PolicyText } from "./policy-answers.ts";

/** What stands in the fields of the form; the day as `<input type="date">` has it. */
export interface PolicyFields {
  title: string;
  version: string;
  effectiveDate: string;
  content: string;
}

export const fieldNames = ["title", "version", "effectiveDate", "content"] as const satisfies (keyof PolicyFields)[];

export function readFields({ title, version, effectiveDate, content }: PolicyText): PolicyFields {
  return { title, version, effectiveDate, content };
}

export function checkPolicyFields(fields: PolicyFields) {
  return checkFields(policyInputSchema, fields, fieldNames);
}

export function mendPolicyFields(found: Record<string, unknown>, fallback: PolicyFields): PolicyFields {
  return mendFields(fieldNames, found, fallback);
}

/** The template in place of title and content; version and date stay the writer's own once there are any. */
export function fillInTemplate(fields: PolicyFields, template: PolicyFields): PolicyFields {
  return {
    title: template.title,
    version: fields.version || template.version,
    effectiveDate: fields.effectiveDate || template.effectiveDate,
    content: template.content,
  };
}
