import * as z from "zod/mini";
import { currencies, occasions, relationships } from "#shared/gift-options.ts";
import { thingIds } from "../vocabulary/things.ts";
import { traitIds } from "../vocabulary/traits.ts";
import { categoryIds, cultures, shopKinds } from "./concept.ts";
import { demandIds } from "./demands.ts";
import { facts } from "./facts.ts";
import { interests } from "./interests/interests.ts";
import { wishes } from "./wishes.ts";

const weight = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const sentence = z.string().check(z.minLength(8), z.trim());
const range = z
  .tuple([z.number().check(z.gte(0)), z.number()])
  .check(z.refine(([low, high]) => high > low, { message: "the lower number comes first, and they differ" }));

const text = z.strictObject({
  title: z.string().check(z.minLength(2)),
  about: sentence,
  why: sentence,
  search: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
});

const interestId = z.string().check(z.refine((id) => interests.has(id), { message: "this interest is unknown" }));

const side = z.array(interestId).check(z.minLength(1));

/** What is written of a gift whatever its language: who it is for, what it asks and what it is. */
const shape = {
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: "the id is kebab-case: small letters, digits and hyphens" })),
  kind: z.enum(["object", "experience"]),
  category: z.enum(categoryIds),
  ages: z
    .tuple([z.number().check(z.gte(0)), z.number().check(z.lte(99))])
    .check(z.refine(([from, to]) => from <= to, { message: "the first year comes first" })),
  shop: z.enum(shopKinds),
  facts: z.optional(z.array(z.literal(Object.keys(facts)))),
  wishes: z.optional(z.array(z.literal(Object.keys(wishes)))),
  occasions: z.optional(z.partialRecord(z.enum(occasions), weight)),
  relationships: z.optional(z.partialRecord(z.enum(relationships), weight)),
  not: z.optional(
    z.strictObject({
      relationships: z.optional(z.array(z.enum(relationships))),
      interests: z.optional(z.array(interestId)),
    }),
  ),
  demands: z.optional(z.array(z.enum(demandIds))),
  things: z.array(z.enum(thingIds)),
};
const level = z.enum(["beginner", "does-it", "anybody"]);

/** What a concept's data must look like; the rules that need words are in `check-concepts.ts`. */
export const conceptSchema = z.strictObject({
  ...shape,
  for: z.optional(z.array(z.string()).check(z.minLength(1))),
  price: z.intersection(z.object({ USD: range, CNY: range, JPY: range }), z.partialRecord(z.enum(currencies), range)),
  level: z.optional(level),
  picture: z.optional(z.string()),
  interests: z.optional(z.record(interestId, weight)),
  traits: z.optional(z.partialRecord(z.enum(traitIds), weight)),
  only: z.optional(
    z.strictObject({
      occasions: z.optional(z.array(z.enum(occasions))),
      relationships: z.optional(z.array(z.enum(relationships))),
      cultures: z.optional(z.array(z.enum(cultures))),
    }),
  ),
  taboo: z.optional(z.array(z.enum(cultures))),
  needs: z.optional(z.literal(true)),
  joins: z.optional(z.literal(true)),
  both: z.optional(z.tuple([side, side])),
  anyone: z.optional(z.literal(true)),
  pick: z.optional(z.literal(true)),
  spare: z.optional(z.literal(true)),
  stage: z.optional(z.enum(["on", "off"])),
  en: text,
  zh: text,
  ja: text,
});

/** What a product's data must look like: `products/product.ts`. */
export const productSchema = z.strictObject({
  ...shape,
  ...text.shape,
  price: range,
  level,
  picture: z.string(),
  interests: z.record(interestId, weight),
  currencies: z.optional(z.array(z.enum(currencies)).check(z.minLength(1))),
});
