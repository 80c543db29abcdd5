import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import { policyInputSchema, type PolicyInput } from "#shared/policy-input.ts";
import type { FieldFault } from "#shared/refusal.ts";
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

export type Checked = { input: PolicyInput } | { faults: (FieldFault & { field: keyof PolicyFields })[] };

export function checkFields(fields: PolicyFields): Checked {
  const parsed = z.safeParse(policyInputSchema, fields, { reportInput: true });
  if (parsed.success) return { input: parsed.data };
  return {
    faults: parsed.error.issues.map(describeIssue).flatMap((fault) => {
      const field = fieldNames.find((name) => name === fault.path);
      return field ? [{ ...fault, field }] : [];
    }),
  };
}

/** Fields that came out of a store, completed; whatever is no text is left out. */
export function mendFields(found: Record<string, unknown>, fallback: PolicyFields): PolicyFields {
  const mended = { ...fallback };
  for (const name of fieldNames) {
    const value = found[name];
    if (typeof value === "string") mended[name] = value;
  }
  return mended;
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
