import * as z from "zod/mini";
import { currencies, findBudgetBand, occasions, refinements, rejectionReasons, relationships } from "./gift-options.ts";
import { limits } from "./limits.ts";
import { fallbackLocale, locales } from "./locales/locale.ts";
import { askedPerson, askedWords } from "./person-schemas.ts";
import { text, words } from "./typed-words.ts";

/** What the giver filled in: the body of `POST /api/ideas`. Unknown keys are dropped. */
export const giftRequestSchema = z
  .object({
    relationship: z.enum(relationships),
    occasion: z.enum(occasions),
    currency: z.enum(currencies),
    budget: text(30),
    language: z._default(z.enum(locales), fallbackLocale),
    ...askedPerson,
    ...askedWords,
    recipientProfileId: z.optional(z.uuid()),
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
