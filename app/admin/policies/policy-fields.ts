import type { PolicyText } from "#shared/answers/admin-policies.ts";
import { policyInputSchema } from "#shared/policy-input.ts";
import { checkFields, mendFields } from "../writing/check-fields.ts";

/** The fields of the form, as text; the day in the format of `<input type="date">`. */
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

/** Replaces title and content by those of the template; version and date only while they are empty. */
export function fillInTemplate(fields: PolicyFields, template: PolicyFields): PolicyFields {
  return {
    title: template.title,
    version: fields.version || template.version,
    effectiveDate: fields.effectiveDate || template.effectiveDate,
    content: template.content,
  };
}
