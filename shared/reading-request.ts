import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { fallbackLocale, locales } from "./locales/locale.ts";
import { text, words } from "./typed-words.ts";

/** The words of a gift request, all of them optional: the body of `POST /api/reading`. Unknown keys are dropped. */
export const readingRequestSchema = z.object({
  language: z._default(z.enum(locales), fallbackLocale),
  text: z.optional(text(limits.formText)),
  interests: z.optional(words),
  personalities: z.optional(words),
  additionalInfo: z.optional(text(limits.formText)),
  notMeant: z.optional(words),
});

export type ReadingRequest = z.output<typeof readingRequestSchema>;
