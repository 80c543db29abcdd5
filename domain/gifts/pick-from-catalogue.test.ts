import fc from "fast-check";
import { expect, test } from "vitest";
import { ageRanges, currencies, listBudgetBands, occasions, relationships } from "#shared/gift-options.ts";
import { locales } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import { countServed, listBrokenPromises } from "#tests/support/gift-lists.ts";
import { buildRequest, drawRequests } from "#tests/support/gift-requests.ts";
import { buildBrief } from "./brief.ts";
import { catalogue } from "./catalogue/catalogue.ts";
import { pickFromCatalogue } from "./pick-from-catalogue.ts";
import { readWishes } from "./wishes.ts";

function pick(fields: Parameters<typeof buildRequest>[0]) {
  return pickFromCatalogue(buildBrief(buildRequest(fields)));
}

function listTitles(fields: Parameters<typeof buildRequest>[0]): string[] {
  return pick(fields).map(({ suggestion }) => suggestion.title);
}

test("five hundred different people all get lists that keep every promise", { timeout: 90_000 }, () => {
  const broken = drawRequests(500, 11).flatMap((request) => {
    const brief = buildBrief(request);
    return listBrokenPromises(pickFromCatalogue(brief), brief);
  });

  expect(broken).toEqual([]);
});

test("each interest that was stated is named in an idea, and none in more than three", () => {
  const requests = drawRequests(300, 12).filter(({ interests = [] }) => interests.length <= 4);

  const broken = requests.filter((request) => {
    const brief = buildBrief(request);
    const served = [...countServed(pickFromCatalogue(brief), readWishes(brief).wishes).values()];
    return served.some((count) => count < 1 || count > 3);
  });

  expect(broken).toEqual([]);
});

test("an interest that nobody foresaw is named in title and explanation of an idea", () => {
  const picks = pick({ interests: ["competitive tickling"] });

  expect(picks.some(({ suggestion }) => suggestion.title.includes("competitive tickling"))).toBe(true);
  expect(picks.some(({ suggestion }) => suggestion.explanation.includes("competitive tickling"))).toBe(true);
});

const madeForCircumstances = new Set<string>(catalogue.flatMap(({ id, onlyCircumstance }) => (onlyCircumstance ? id : [])));

test.each(["retirement", "退休", "定年退職", "new mum", "新手妈妈", "出産祝い"])(
  "%s: two or more of the five are made for it",
  (stated) => {
    const picks = pick({ interests: [stated] });

    expect(picks.filter(({ concept }) => madeForCircumstances.has(concept.id)).length).toBeGreaterThanOrEqual(2);
  },
);

test("what is unsafe at that age is not served as an interest either", () => {
  const texts = JSON.stringify(pick({ ageRange: "13-17", interests: ["whisky"] }));

  expect(texts).not.toMatch(/whisky/i);
});

test.each([
  ["only the gender changes", { livingSituation: "female" }],
  ["the interests come in another order", { interests: ["jazz", "fishing"] }],
  ["the words are in capitals and full width", { interests: ["ＦＩＳＨＩＮＧ", " Jazz "] }],
] satisfies [string, Parameters<typeof buildRequest>[0]][])("the list stays the same when %s", (_, fields) => {
  const before = listTitles({ interests: ["fishing", "jazz"], livingSituation: "male" });

  expect(listTitles({ interests: ["fishing", "jazz"], ...fields })).toEqual(before);
});

test("two people with other interests get other lists", () => {
  const one = new Set(listTitles({ interests: ["fishing"] }));

  expect(listTitles({ interests: ["ballet"] }).filter((title) => one.has(title)).length).toBeLessThanOrEqual(1);
});

test.each(locales)("five rounds of more ideas in %s never repeat one", (language) => {
  const shown: string[] = [];
  for (let round = 0; round < 5; round++)
    shown.push(...listTitles({ language, interests: ["chess", "cheese rolling"], shown: [...shown] }));

  expect(new Set(shown).size).toBe(25);
});

test("what was shown in English is not shown again in Japanese", () => {
  const english = pick({ interests: ["chess"] });
  const japanese = pick({ interests: ["chess"], language: "ja", shown: english.map(({ suggestion }) => suggestion.title) });

  expect(japanese.map(({ concept }) => concept.id).filter((id) => english.some(({ concept }) => concept.id === id))).toEqual([]);
});

test("ideas of a model are completed with others, not repeated", () => {
  const [{ suggestion: first } = { suggestion: null }] = pick({ interests: ["fishing"] });
  const taken: Suggestion[] = first ? [first] : [];

  const added = pickFromCatalogue(buildBrief(buildRequest({ interests: ["fishing"] })), { wanted: 4, taken });

  expect(added).toHaveLength(4);
  expect(added.map(({ suggestion }) => suggestion.title)).not.toContain(first?.title);
});

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("cats", "盆栽", "お酒", "loves to cook", "{interest}", "$&", "<b>x</b>", "no alcohol", "a".repeat(180)),
);

test("whatever is typed, the five keep their promises", () => {
  const requests = fc.record({
    relationship: fc.constantFrom(...relationships),
    occasion: fc.constantFrom(...occasions),
    ageRange: fc.constantFrom(...ageRanges),
    language: fc.constantFrom(...locales),
    interests: fc.array(words, { maxLength: 6 }),
    personalities: fc.array(words, { maxLength: 4 }),
    place: fc.constantFrom(
      ...currencies.flatMap((currency) => listBudgetBands(currency).map(({ value: budget }) => ({ currency, budget }))),
    ),
  });

  fc.assert(
    fc.property(requests, ({ place, ...fields }) => {
      const brief = buildBrief(buildRequest({ ...fields, ...place }));
      const picks = pickFromCatalogue(brief);

      expect(picks).toHaveLength(5);
      expect(picks.every(({ suggestion }) => suggestion.title !== "" && suggestion.explanation !== "")).toBe(true);
    }),
    { numRuns: 150 },
  );
});
