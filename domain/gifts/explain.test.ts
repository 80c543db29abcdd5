import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { createBrief } from "#tests/support/create-brief.ts";
import { explainAll } from "./explain.ts";
import { openingKinds } from "./openings/opening.ts";
import { openings } from "./openings/openings.ts";
import { openingsEn } from "./openings/openings-en.ts";
import { openingsJa } from "./openings/openings-ja.ts";
import { openingsZh } from "./openings/openings-zh.ts";
import { retrieve } from "./retrieve.ts";
import { score } from "./score.ts";
import { readWishes } from "./wishes.ts";

const facts = { interests: ["fishing"], trait: "calm", occasion: "anniversary", relationship: "friend", ageRange: "35-49" } as const;

function explain(fields: Parameters<typeof createBrief>[0], id: string): string {
  const brief = readWishes(createBrief({ ageRange: "35-49", budget: "25-50", ...fields }));
  const candidates = score(retrieve(brief, new Set()), brief).filter(({ concept }) => concept.id === id);
  return explainAll(candidates, brief)[0] ?? "";
}

test.each(locales.flatMap((locale) => openingKinds.map((kind) => [locale, kind] as const)))(
  "in %s there are at least eight openings for %s, which start in at least five ways",
  (locale, kind) => {
    const sentences = openings[locale].sentences[kind];

    expect(sentences.length).toBeGreaterThanOrEqual(8);
    expect(new Set(sentences.map((sentence) => sentence.slice(0, locale === "en" ? 8 : 2))).size).toBeGreaterThanOrEqual(5);
  },
);

test.each(locales.flatMap((locale) => openingKinds.map((kind) => [locale, kind] as const)))(
  "every opening in %s for %s names both things and leaves no place open",
  (locale, kind) => {
    const named = kind
      .split("-")
      .map(
        (fact) =>
          ({ interest: "fishing", trait: "calm", occasion: /anniversary|纪念日|記念日/, relationship: /your friend|朋友|友人/, age: /35/ })[
            fact
          ] ?? fact,
      );

    for (const sentence of openings[locale].sentences[kind]) {
      const filled = openings[locale].fill(sentence, facts);
      for (const thing of named) expect(filled).toMatch(thing);
      expect(filled).not.toMatch(/[{}]/);
    }
  },
);

test.each([
  ["zh", openingsZh, /的人/],
  ["ja", openingsJa, /方|お人柄/],
] as const)("in %s a child is spoken of as a child", (_, { sentences, fill }, grownUp) => {
  const child = { ...facts, relationship: "child", ageRange: "0-12" } as const;

  for (const sentence of Object.values(sentences).flat()) expect(fill(sentence, child)).not.toMatch(grownUp);
});

test("the interest that an idea serves is named with the trait that it speaks to", () => {
  const explanation = explain(
    { interests: [{ id: "birdwatching", words: "watching robins" }], traits: [{ id: "calm", words: "calm" }], occasion: "other" },
    "window-bird-feeder",
  );

  expect(explanation).toContain("watching robins");
  expect(explanation).toContain("It needs no garden");
});

test("an interest or trait that an idea does not serve is not named", () => {
  const explanation = explain(
    { interests: [{ id: "jazz", words: "jazz" }], traits: [{ id: "busy", words: "busy" }] },
    "window-bird-feeder",
  );

  expect(explanation).not.toMatch(/jazz|busy/);
  expect(explanation).toMatch(/birthday/);
  expect(explanation).toMatch(/your friend/);
});

test.each([
  ["a homebody", "homebody side"],
  ["eco-conscious", "eco-conscious side"],
  ["always on the go and never still", "“always on the go and never still” side"],
])("%s fits into an English sentence", (trait, written) => {
  expect(openingsEn.fill("Their {trait} side.", { ...facts, trait })).toContain(written);
});

test.each([
  ["優しい", "優しい方"],
  ["几帳面", "几帳面な方"],
  ["インドア派", "インドア派の方"],
  ["ユーモアがある", "ユーモアがある方"],
  ["家族思い", "家族思いな方"],
  ["のんびり", "のんびりした方"],
  ["思い立ったら即行動", "「思い立ったら即行動」という方"],
  ["easygoing", "「easygoing」という方"],
])("%s fits into a Japanese sentence", (trait, written) => {
  expect(openingsJa.fill("{trait}方", { ...facts, trait })).toBe(written);
});

test.each([
  ["有创意", "有创意的一面"],
  ["爱笑的", "爱笑的一面"],
])("%s fits into a Chinese sentence", (trait, written) => {
  expect(openingsZh.fill("有{trait}的一面", { ...facts, trait })).toContain(written);
  expect(openingsZh.fill("有{trait}的一面", { ...facts, trait })).not.toContain("有有");
});

test("in a Chinese sentence an age stands apart from the words before it, but not from punctuation", () => {
  expect(openingsZh.fill("也很适合{age}。", facts)).toBe("也很适合 35 到 49 岁的人。");
  expect(openingsZh.fill("好，{age}喜欢。", facts)).toBe("好，35 到 49 岁的人喜欢。");
});

test.each([
  ["birthday", "A birthday"],
  ["anniversary", "An anniversary"],
  ["just-because", "A just-because"],
] as const)("%s takes the right article", (occasion, written) => {
  expect(openingsEn.fill("{A occasion} gift", { ...facts, occasion })).toBe(`${written} gift`);
});
