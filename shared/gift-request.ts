import * as z from "zod/mini";
import { ageRanges, currencies, findBudgetBand, genders, occasions, relationships } from "./gift-options.ts";
import { limits } from "./limits.ts";
import { fallbackLocale, locales } from "./locales/locale.ts";
import { text, words } from "./typed-words.ts";

/** What the giver filled in: the body of `POST /api/ideas`. Unknown keys are dropped. */
export const giftRequestSchema = z
  .object({
    relationship: z.enum(relationships),
    occasion: z.enum(occasions),
    currency: z.enum(currencies),
    budget: text(30),
    language: z._default(z.enum(locales), fallbackLocale),
    interests: z.optional(words),
    personalities: z.optional(words),
    ageRange: z.optional(z.enum(ageRanges)),
    livingSituation: z.optional(z.enum(genders)),
    additionalInfo: z.optional(text(limits.formText)),
    name: z.optional(text(limits.listItem)),
    recipientProfileId: z.optional(z.uuid()),
    shown: z._default(z.array(text(limits.title)).check(z.maxLength(limits.shownTitles)), []),
  })
  .check(
    z.refine(({ currency, budget }) => findBudgetBand(currency, budget) !== null, {
      path: ["budget"],
      message: "budget_not_in_currency",
    }),
  );

export type GiftRequest = z.output<typeof giftRequestSchema>;
