import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import type { CatalogueConcept } from "./catalogue/catalogue.ts";
import { score } from "./score.ts";
import { readWishes } from "./wishes.ts";

const text = { title: "", description: "", why: "", search: [] };
const plain = { category: "home", experience: false, things: [], en: text, zh: text, ja: text } as const;

function scoreOne(fields: Partial<CatalogueConcept>, brief: Parameters<typeof createBrief>[0] = {}) {
  const concept: CatalogueConcept = {
    ...plain,
    id: "same-for-all",
    price: [50, 100],
    ages: ["18-24", "65+"],
    interests: {},
    traits: {},
    occasions: {},
    ...fields,
  };
  const wishes = readWishes(createBrief(brief));
  const serves = wishes.wishes.map(({ ids }) => Math.max(0, ...ids.map((id) => concept.interests[id] ?? 0)));
  const [scored] = score([{ concept, text: concept.en, price: [50, 100], serves, filledIn: false }], wishes);
  return { base: scored?.base ?? 0, worth: scored?.worth ?? [] };
}

test("a trait that it speaks to counts for an idea", () => {
  const brief = { traits: [{ id: "calm", words: "calm" }] } as const;

  expect(scoreOne({ traits: { calm: 3 } }, brief).base).toBeGreaterThan(scoreOne({ traits: { calm: 1 } }, brief).base);
});

test.each([
  ["the occasion it suits", { occasions: { birthday: 3 } }],
  ["the relationship it suits", { relationships: { friend: 3 } }],
] as const)("%s counts for an idea", (_, fields) => {
  expect(scoreOne(fields).base).toBeGreaterThan(scoreOne({}).base);
});

test("what everybody gets counts less", () => {
  expect(scoreOne({ generic: true }).base).toBeLessThan(scoreOne({}).base);
});

test("a hobby that nobody mentioned is a guess and counts less than something for everybody", () => {
  expect(scoreOne({ interests: { fishing: 3 } }).base).toBeLessThan(scoreOne({}).base);
});

test("an interest outweighs every trait and the occasion together", () => {
  const brief = {
    interests: [{ id: "fishing", words: "fishing" }],
    traits: [
      { id: "calm", words: "calm" },
      { id: "patient", words: "patient" },
    ],
  } as const;
  const forTheInterest = scoreOne({ interests: { fishing: 3 } }, brief);
  const forEverythingElse = scoreOne({ traits: { calm: 3, patient: 3 }, occasions: { birthday: 3 } }, brief);

  expect(forTheInterest.base + Math.max(...forTheInterest.worth)).toBeGreaterThan(forEverythingElse.base);
});

test("the same seed gives the same score, another seed another one", () => {
  expect(scoreOne({}, { seed: 7 }).base).toBe(scoreOne({}, { seed: 7 }).base);
  expect(scoreOne({}, { seed: 7 }).base).not.toBe(scoreOne({}, { seed: 8 }).base);
});

test("years close around a child's age count for an idea, and being made for small children does not count again", () => {
  const brief = { ageRange: "0-12", childAge: { youngest: 2, oldest: 2 } } as const;
  const forToddlers = scoreOne({ childYears: [1, 3] }, brief).base;

  expect(forToddlers).toBeGreaterThan(scoreOne({ childYears: [0, 12] }, brief).base);
  expect(scoreOne({ childYears: [1, 3], onlyCircumstance: "small-child" }, brief).base).toBe(forToddlers);
});
