import { expect, test } from "vitest";
import { findName, names, sayName } from "./names.ts";

const get = (id: string) => {
  const name = findName(id);
  if (!name) throw new Error(`${id} is not in the lexicon`);
  return name;
};

test.each([
  ["bike-brand:Trek bikes", "en", "Trek"],
  ["bike-brand:Trek bikes", "ja", "トレック"],
  ["sport-brand:DHS table tennis", "en", "DHS"],
  ["kitchen-brand:Global knives", "en", "Global knives"],
  ["film:Barbie movie", "en", "Barbie"],
  ["tv-show:Hallmark movies", "en", "Hallmark movies"],
  ["band:Real Estate band", "en", "Real Estate"],
  ["language:Italian language", "en", "Italian"],
  ["national-team:Argentina national football team", "en", "Argentina"],
] as const)("within a sentence %s is called in %s: %s", (id, locale, said) => {
  expect(sayName(get(id), locale)).toBe(said);
});

test("a word that tells a name from another is no part of how it is said, and is found all the same", () => {
  const labeled = names.filter(({ said }) => said !== undefined);

  expect(labeled).not.toEqual([]);
  for (const { said = {}, spellings, en, zh, ja } of labeled) {
    expect(Object.values(said).every((name) => name !== "" && !name.includes("~"))).toBe(true);
    expect([en, zh, ja, ...spellings].filter((spelling) => spelling?.includes(" ~"))).toEqual([]);
  }
});

test.each([
  ["artist:Slim Dusty", true],
  ["artist:Olivia Dean", false],
  ["author:Louis L'Amour", true],
  ["author:William Shakespeare", false],
  ["band:The Beatles", true],
  ["idol-group:SMAP", true],
  ["idol-group:Snow Man", false],
  ["comedian:赵本山", true],
  ["actor:Audrey Hepburn", true],
])("%s has left the stage: %s", (id, isOffStage) => {
  expect(get(id).isOffStage ?? false).toBe(isOffStage);
});
