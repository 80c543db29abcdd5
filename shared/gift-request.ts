import * as z from "zod/mini";
import { ageRanges, currencies, findBudgetBand, genders, occasions, refinements, rejectionReasons, relationships } from "./gift-options.ts";
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
    /** A sentence or two about the person, from which the other fields may be read. */
    text: z.optional(text(limits.formText)),
    /** Ids of what was read and is not meant. */
    notMeant: z.optional(words),
    /** What the giver asks of the next five, after a first list. */
    refine: z.optional(z.union([z.enum(refinements), z.object({ more: text(limits.listItem) })])),
    /** Ideas that are none for this person, and why. */
    rejected: z.optional(
      z.array(z.object({ title: text(limits.title), why: z.enum(rejectionReasons) })).check(z.maxLength(limits.shownTitles)),
    ),
    shown: z._default(z.array(text(limits.title)).check(z.maxLength(limits.shownTitles)), []),
  })
  .check(
    z.refine(({ currency, budget }) => findBudgetBand(currency, budget) !== null, {
      path: ["budget"],
      message: "budget_not_in_currency",
    }),
  );

export type GiftRequest = z.output<typeof giftRequestSchema>;
