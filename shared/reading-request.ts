import * as z from "zod/mini";
import { fallbackLocale, locales } from "./locales/locale.ts";
import { askedWords } from "./person-schemas.ts";
import { words } from "./typed-words.ts";

/** The words of a gift request, all of them optional: the body of `POST /api/reading`. Unknown keys are dropped. */
export const readingRequestSchema = z.object({
  language: z._default(z.enum(locales), fallbackLocale),
  ...askedWords,
  notMeant: z.optional(words),
});

export type ReadingRequest = z.output<typeof readingRequestSchema>;
