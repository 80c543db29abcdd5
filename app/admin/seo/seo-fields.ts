import type { SeoTexts } from "#shared/answers/admin-seo.ts";
import { seoInputSchema, type SeoInput } from "#shared/seo-input.ts";
import { checkFields, mendFields } from "../writing/check-fields.ts";

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

/** The fields of the form, as text. */
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

/** The texts as they would be saved, for previews of an unfinished form. */
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

export function checkSeoFields(fields: SeoFields) {
  return checkFields(seoInputSchema, fields, fieldNames);
}

export function mendSeoFields(found: Record<string, unknown>, fallback: SeoFields): SeoFields {
  return mendFields(fieldNames, found, fallback);
}
