import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { buildBrief } from "../brief/brief.ts";
import { compose } from "../engine/compose.ts";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { readRequest } from "./read-request.ts";
import { read } from "./read.ts";

const listFacts = (notes: string, locale: Locale) => read({ additionalInfo: notes }, locale).facts.map(({ fact }) => fact);

test.each<[string, Locale]>([
  ["diabetic since last year and grumpy about it", "en"],
  ["dad has type 2 diabetes", "en"],
  ["奶奶有糖尿病", "zh"],
  ["我爸血糖高", "zh"],
  ["父は糖尿病です", "ja"],
  ["母は血糖値が高めです", "ja"],
])("who has to watch their sugar is heard: %s", (notes, locale) => {
  expect(listFacts(notes, locale)).toContain("diabetic");
});

test.each<[string, Locale]>([
  ["他没有糖尿病", "zh"],
  ["糖尿とかはないです", "ja"],
])("and who hasn't, isn't: %s", (notes, locale) => {
  expect(listFacts(notes, locale)).not.toContain("diabetic");
});

test("whoever bakes and is diabetic gets a book that joins the two", () => {
  const request = giftRequestSchema.parse({
    relationship: "extended-family",
    ageRange: "50-64",
    occasion: "christmas",
    currency: "USD",
    budget: "25-50",
    interests: ["baking"],
    personalities: [],
    additionalInfo: "diabetic since last year",
    language: "en",
  });

  const ideas = compose(buildBrief(request, readRequest(request)));

  expect(ideas.map(({ concept }) => concept.id)).toContain("low-sugar-baking-book-with-allulose");
});
