import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { optionalText, optionalWebAddress, requiredText } from "./text-fields.ts";

/** A page's settings for search engines and social networks: the body of `PUT /api/admin/seo/:page`. */
export const seoInputSchema = z.object({
  metaTitle: requiredText(limits.metaTitle),
  metaDescription: requiredText(limits.metaDescription),
  metaKeywords: optionalText(limits.formText),
  ogTitle: optionalText(limits.title),
  ogDescription: optionalText(limits.formText),
  ogImage: optionalWebAddress(),
  twitterTitle: optionalText(limits.title),
  twitterDescription: optionalText(limits.formText),
  twitterImage: optionalWebAddress(),
  canonicalUrl: optionalWebAddress(),
});

export type SeoInput = z.output<typeof seoInputSchema>;

const nullableText = z.nullable(z.string());

/** The fields of the settings in an answer. */
export const seoTextFields = {
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: nullableText,
  ogTitle: nullableText,
  ogDescription: nullableText,
  ogImage: nullableText,
  twitterTitle: nullableText,
  twitterDescription: nullableText,
  twitterImage: nullableText,
  canonicalUrl: nullableText,
} satisfies Record<keyof SeoInput, unknown>;
