import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { goodIdeas } from "#tests/support/hostile-replies.ts";
import type { Brief } from "../brief/brief.ts";
import { admit, admitDraft } from "./admit.ts";

const [good] = goodIdeas;
const anybody = createBrief({ likes: [{ interests: ["astronomy"] }] });
const admitWith = (changes: object, brief: Brief = anybody) => admit({ ...good, ...changes }, brief, []);

test.each([
  ["89-130 USD", "US$89–100"],
  ["40 to 60", "US$50–60"],
  ["up to $100", "US$50–100"],
])("a price a little outside of the budget, %s, is shown as its part inside: %s", (priceRange, shown) => {
  expect(admitWith({ priceRange })).toMatchObject({ verdict: "now", idea: { priceRange: shown } });
});

test.each(["20-60 USD", "60-400 USD", "110-130 USD", "80-90 EUR", "a lot"])("a price far outside, %s, is refused", (priceRange) => {
  expect(admitWith({ priceRange })).toEqual({ verdict: "refused", fault: "outside_budget" });
});

test.each([
  ["ja", "JPY", "6000-12000", "Audio", "テクノロジー"],
  ["zh", "CNY", "400-800", "Beauty", "休憩与身心"],
] as const)("for a reader of %s a category in English is one of ours", (locale, currency, budget, category, ours) => {
  const texts = {
    ja: { title: "星空の本", description: "夜空の写真を集めた大きな本です。", explanation: "星が好きな人が、冬の夜に何度も開きます。" },
    zh: { title: "星空摄影集", description: "一本收集夜空照片的大书。", explanation: "喜欢星星的人，冬天的晚上会一翻再翻。" },
  }[locale];
  const price = { ja: "7000-9000 JPY", zh: "500-600 CNY" }[locale];
  const brief = createBrief({ locale, currency, budget });

  expect(admit({ ...texts, category, priceRange: price, isExperience: false, searchTerms: [texts.title] }, brief, [])).toMatchObject({
    verdict: "now",
    idea: { category: ours },
  });
});

test("a sentence of the explanation that breaks a rule is dropped, and the idea kept", () => {
  const explanation = "It shows the sky as it is tonight. A romantic date night for couples.";

  expect(admitWith({ explanation })).toMatchObject({ verdict: "now", idea: { explanation: "It shows the sky as it is tonight. " } });
});

test("a sentence that tells what the gift contains is not dropped", () => {
  const sober = createBrief({ avoid: [{ words: "alcohol", why: "cannot", things: ["alcohol", "wine"] }] });

  expect(admitWith({ description: "A map of the stars. It comes with a bottle of wine." }, sober)).toMatchObject({ verdict: "refused" });
});

test("a search term that breaks a rule is dropped", () => {
  const brief = createBrief({ avoid: [{ words: "posters", things: ["poster"] }] });

  expect(admitWith({ searchTerms: ["star projector", "star poster"] }, brief)).toMatchObject({
    verdict: "now",
    idea: { searchTerms: ["star projector"] },
  });
});

test("the reasons are those that the giver typed", () => {
  const brief = { ...anybody, words: { interests: ["The stars"], additionalInfo: "no mugs" } };

  expect(admitWith({ because: ["the stars", "her love of jazz"] }, brief)).toMatchObject({ idea: { because: ["The stars"] } });
});

test.each([
  ["avoid:no-gluten", "gluten", "Gluten-free sourdough starter", "Refused by nobody: rice and buckwheat."],
  ["avoid:no-caffeine", "coffee", "Decaf coffee of four roasters", "Drip bags for a month."],
] as const)("with %s, what is made without it is welcome", (id, thing, title, description) => {
  const brief = createBrief({ avoid: [{ id, words: "cannot", why: "cannot", things: [thing] }] });

  expect(admitWith({ title, description, searchTerms: [title] }, brief)).toMatchObject({ verdict: "now" });
  expect(admitWith({ title: title.replace(/Gluten-free |Decaf /, ""), description, searchTerms: ["gift"] }, brief)).toEqual({
    verdict: "refused",
    fault: "excluded",
  });
});

test("what the model itself says that its idea asks is held against what was told", () => {
  const deaf = createBrief({
    reading: { facts: [{ fact: "deaf", id: "facts:deaf", words: "deaf", field: "additionalInfo", item: 0, from: 0, to: 4 }] },
  });

  expect(admitWith({ asks: ["hearing"] }, deaf)).toEqual({ verdict: "refused", fault: "harmful" });
  expect(admitWith({ asks: ["seeing"] }, deaf)).toMatchObject({ verdict: "now" });
});

test.each<[string, string, boolean]>([
  ["Waist-High Cedar Planter Box", "60-90 USD", true],
  ["Studio headphones", "60-90 USD", false],
  ["Brass telescope", "900 USD", false],
  ["彼女のための望遠鏡", "60-90 USD", false],
])("of an idea that is still being written, %s at %s is shown: %s", (title, priceRange, isShown) => {
  const brief = createBrief({ avoid: [{ words: "headphones", things: ["headphones"] }] });

  expect(admitDraft({ title, priceRange }, brief, []) !== null).toBe(isShown);
});

test("of an idea that is still being written, the texts are told as they will stand, once both are known", () => {
  const { title, priceRange, description, explanation } = good;
  const known = { title, priceRange, description, explanation };
  const sober = createBrief({ avoid: [{ words: "alcohol", why: "cannot", things: ["alcohol", "wine"] }] });

  expect(admitDraft({ title, priceRange, description }, anybody, [])).toMatchObject({ description: null, explanation: null });
  expect(admitDraft(known, anybody, [])).toMatchObject({ title, description, explanation });
  expect(admitDraft({ ...known, description: "A map of the stars. It comes with a bottle of wine." }, sober, [])).toBeNull();
});
