import { expect, test } from "vitest";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { isProduct, isWrittenIn } from "../knowledge/concept.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";

const ask = (additionalInfo: string, fields: Record<string, string> = {}) => {
  const request = giftRequestSchema.parse({
    relationship: "friend",
    occasion: "birthday",
    currency: "USD",
    budget: "25-50",
    interests: [],
    personalities: [],
    language: "en",
    additionalInfo,
    ...fields,
  });
  return compose(buildBrief(request, readRequest(request))).map(({ concept }) => concept);
};

test.each([
  ["loves gardening", {}],
  ["loves barbecue", {}],
  ["爱喝咖啡", { language: "zh", currency: "CNY", budget: "under-200" }],
  ["コーヒーが好き", { language: "ja", currency: "JPY", budget: "3000-6000" }],
] as const)("some of what is given for a pastime has a name, in the language of its shops: %s", (notes, fields) => {
  const products = ask(notes, fields).filter(isProduct);

  expect(products.length).toBeGreaterThan(0);
  expect(products.filter((product) => !isWrittenIn(product, "language" in fields ? fields.language : "en"))).toEqual([]);
});

test("who has a product gets another one", () => {
  const owned = ask("loves birds, has a Squirrel Buster", { budget: "50-100" });

  expect(owned.filter(({ en }) => en.title.includes("Squirrel Buster"))).toEqual([]);
  expect(
    ask("loves birds", { budget: "50-100" })
      .map(({ en }) => en.title)
      .join(),
  ).toContain("Squirrel Buster");
});

test("who asks for what is funny, and tells nothing else, gets more than one thing that is", () => {
  const gifts = ask("white elephant at a law office, funny but not crude", {
    relationship: "colleague",
    occasion: "christmas",
    budget: "under-25",
  });

  expect(gifts.filter(({ wishes = [] }) => wishes.includes("funny")).length).toBeGreaterThan(1);
});

test("a wedding present has to fit nobody", () => {
  const gifts = ask("they met hiking the Appalachian Trail", { occasion: "wedding", budget: "100-250" });

  expect(gifts.filter(({ demands = [] }) => demands.includes("fitting"))).toEqual([]);
});

test("who was a musician once gets something of that among what is for how they live", () => {
  const gifts = ask("grandpa is 88, nearly blind, was a jazz drummer, lives in assisted living", { relationship: "extended-family" });

  expect(gifts.some(({ interests = {} }) => "jazz" in interests || "drums" in interests)).toBe(true);
});
