import * as z from "zod/mini";
import { currencies } from "../gift-options.ts";
import { locales } from "../locales/locale.ts";
import { answeredInstant } from "./fields.ts";
import { suggestionSchema } from "./suggestion.ts";

/** A heart by the first name of whoever gave it. */
export const heartSchema = z.object({ id: z.uuid(), ideaId: z.uuid(), name: z.string() });
export type Heart = z.output<typeof heartSchema>;

/** How a member shows a saved round to others. */
export const shareSchema = z.object({
  /** The last part of the list's address: `/l/<key>`. */
  key: z.string(),
  /** `null` for that of every list. */
  heading: z.nullable(z.string()),
  createdAt: answeredInstant,
  /** The oldest first. */
  hearts: z.array(heartSchema),
});
export type Share = z.output<typeof shareSchema>;

/** `null` while nobody else sees the round. */
export const shareStateSchema = z.object({ share: z.nullable(shareSchema) });

/** An idea as those see it who were sent the list: nothing that was said about the person, and no reason that may repeat it. */
export const sharedIdeaSchema = z.extend(
  z.pick(suggestionSchema, {
    title: true,
    description: true,
    priceRange: true,
    category: true,
    isExperience: true,
    searchTerms: true,
    shop: true,
    picture: true,
  }),
  { id: z.uuid(), language: z.enum(locales) },
);
export type SharedIdea = z.output<typeof sharedIdeaSchema>;

/** A shared list as everybody with its address sees it, the lead first. */
export const sharedListSchema = z.object({
  heading: z.nullable(z.string()),
  currency: z.enum(currencies),
  ideas: z.array(sharedIdeaSchema),
  /** The oldest first. */
  hearts: z.array(heartSchema),
});
export type SharedList = z.output<typeof sharedListSchema>;

/** The list's hearts, and which of them was just given. */
export const heartsSchema = z.object({ given: z.nullable(z.uuid()), hearts: z.array(heartSchema) });
