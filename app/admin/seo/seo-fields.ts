import * as z from "zod/mini";
import { describeIssue } from "#shared/describe-issue.ts";
import type { FieldFault } from "#shared/refusal.ts";
import { seoInputSchema, type SeoInput } from "#shared/seo-input.ts";
import type { SeoTexts } from "./seo-answers.ts";

export const fieldNames = [
  "metaTitle",
  "metaDescription",
  "metaKeywords",
  "canonicalUrl",
  "ogTitle",
  "ogDescription",
  "ogImage",
  "twitterTitle",
  "twitterDescription",
  "twitterImage",
] as const satisfies (keyof SeoInput)[];
export type SeoFieldName = (typeof fieldNames)[number];

/** What stands in the fields of the form, as text. */
export type SeoFields = Record<SeoFieldName, string>;

export const emptyFields: SeoFields = {
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
  canonicalUrl: "",
  ogTitle: "",
  ogDescription: "",
  ogImage: "",
  twitterTitle: "",
  twitterDescription: "",
  twitterImage: "",
};

export function readFields(texts: SeoTexts): SeoFields {
  const fields = { ...emptyFields };
  for (const name of fieldNames) fields[name] = texts[name] ?? "";
  return fields;
}

/** The texts as they would be saved, however unfinished: for showing them. */
export function readTexts(fields: SeoFields): SeoTexts {
  const read = (name: SeoFieldName) => fields[name].trim() || null;
  return {
    metaTitle: fields.metaTitle.trim(),
    metaDescription: fields.metaDescription.trim(),
    metaKeywords: read("metaKeywords"),
    canonicalUrl: read("canonicalUrl"),
    ogTitle: read("ogTitle"),
    ogDescription: read("ogDescription"),
    ogImage: read("ogImage"),
    twitterTitle: read("twitterTitle"),
    twitterDescription: read("twitterDescription"),
    twitterImage: read("twitterImage"),
  };
}

type Checked = { input: SeoInput } | { faults: (FieldFault & { field: SeoFieldName })[] };

export function checkFields(fields: SeoFields): Checked {
  const parsed = z.safeParse(seoInputSchema, fields, { reportInput: true });
  if (parsed.success) return { input: parsed.data };
  return {
    faults: parsed.error.issues.map(describeIssue).flatMap((fault) => {
      const field = fieldNames.find((name) => name === fault.path);
      return field ? [{ ...fault, field }] : [];
    }),
  };
}

/** Fields that came out of a store or another version, completed; whatever is no text is left out. */
export function mendFields(found: Record<string, unknown>, fallback: SeoFields): SeoFields {
  const mended = { ...fallback };
  for (const name of fieldNames) {
    const value = found[name];
    if (typeof value === "string") mended[name] = value;
  }
  return mended;
}
