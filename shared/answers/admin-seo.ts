import * as z from "zod/mini";
import { answeredInstant } from "./fields.ts";
import { seoPages } from "../content-options.ts";
import { locales } from "../locales/locale.ts";
import { seoTextFields } from "../seo-input.ts";

// The back-office API's answers about settings for search engines and social networks.

/** The default texts of a page. */
export const seoTextsSchema = z.object(seoTextFields);
export type SeoTexts = z.output<typeof seoTextsSchema>;

export const savedSeoSchema = z.object({
  pageType: z.enum(seoPages),
  language: z.enum(locales),
  ...seoTextFields,
  revision: z.int(),
  updatedAt: answeredInstant,
});
export type SavedSeo = z.output<typeof savedSeoSchema>;

export const seoListSchema = z.object({ pages: z.array(z.object({ page: z.enum(seoPages), settings: z.nullable(savedSeoSchema) })) });
