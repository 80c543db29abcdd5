import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { countCells, listConceptFaults } from "./check-concepts.ts";
import { fillInterest, goesWith, isFilledFrom, parametricConcepts } from "./parametric.ts";

const short = { words: "棋", ids: [] };
const unknown = { words: "competitive tickling", ids: [] };
// Its things are nothing but music, which nobody can be allergic to.
const mayContainNothing = "name at least one thing";

test("they keep the rules of writing a concept", () => {
  const filled = parametricConcepts.map((concept) => ({
    ...concept,
    en: fillInterest(concept.en, { words: "Go", ids: [] }, "en"),
    zh: fillInterest(concept.zh, short, "zh"),
    ja: fillInterest(concept.ja, short, "ja"),
  }));

  expect(listConceptFaults(filled).filter((fault) => !fault.includes(mayContainNothing))).toEqual([]);
});

test("every age and budget in every currency has at least six", () => {
  expect(countCells(parametricConcepts).filter(({ count }) => count < 6)).toEqual([]);
});

test.each(locales)("each names the interest in its title and its search terms in %s", (locale) => {
  const filled = parametricConcepts.map((concept) => fillInterest(concept[locale], unknown, locale));

  for (const { title, search } of filled) {
    expect(title).toContain(unknown.words);
    expect(search.join()).toContain(unknown.words);
  }
  expect(JSON.stringify(filled)).not.toContain("{interest");
});

test.each([
  ["an unknown one in Chinese", { words: "盆栽赛跑", ids: [] }, "zh", "“盆栽赛跑”"],
  ["an unknown one in Japanese", { words: "苔玉レース", ids: [] }, "ja", "「苔玉レース」"],
  ["a known one in Japanese", { words: "釣り", ids: ["fishing"] }, "ja", "釣り"],
  ["a foreign one in English", { words: "盆栽", ids: [] }, "en", "“盆栽”"],
  ["an English one in English", unknown, "en", "competitive tickling"],
] as const)("%s stands as %s", (_, wish, locale, written) => {
  const text = { title: "{interest}", description: "", why: "", search: [] };

  expect(fillInterest(text, wish, locale).title).toBe(written);
});

test.each([
  ["fishing", true],
  ["cheese", false],
] as const)("lessons in %s make sense: %s", (interest, makesSense) => {
  const lessons = parametricConcepts.filter(({ things }) => things.some((thing) => thing === "course" || thing === "workshop"));

  expect(lessons.map((concept) => goesWith(concept, { words: interest, ids: [interest] }))).toEqual(lessons.map(() => makesSense));
});

test("a title that was filled in is recognised in every language", () => {
  const filled = parametricConcepts.flatMap((concept) =>
    locales.map((locale) => ({ concept, title: fillInterest(concept[locale], unknown, locale).title })),
  );
  const another = "A clear feeder that brings songbirds to the window";

  expect(filled.filter(({ concept, title }) => !isFilledFrom(concept, title)).map(({ title }) => title)).toEqual([]);
  expect(parametricConcepts.filter((concept) => isFilledFrom(concept, another)).map(({ id }) => id)).toEqual([]);
});
