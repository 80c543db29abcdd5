import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { interestVocabulary, traitVocabulary } from "../words/match-words.ts";
import { readNotes } from "../words/read-notes.ts";
import { readStated } from "../words/read-stated.ts";
import { interestIds, labelInterest, relatedInterests } from "./interests.ts";
import { labelThing, listCovered, thingIds } from "./things.ts";
import { labelTrait, traitIds } from "./traits.ts";

test("every interest is understood by its label in each language", () => {
  const misread = interestIds.flatMap((id) =>
    locales
      .map((locale) => ({ id, found: readStated([labelInterest(id, locale)], interestVocabulary, locale) }))
      .filter(({ found }) => !found.some((stated) => stated.id === id)),
  );

  expect(misread).toEqual([]);
});

test("every trait is understood by its label in each language", () => {
  const misread = traitIds.flatMap((id) =>
    locales
      .map((locale) => ({ id, found: readStated([labelTrait(id, locale)], traitVocabulary, locale) }))
      .filter(({ found }) => !found.some((stated) => stated.id === id)),
  );

  expect(misread).toEqual([]);
});

test("every thing is left out by its label in each language", () => {
  const missed = thingIds.flatMap((id) =>
    locales
      .map((locale) => ({ id, locale, label: labelThing(id, locale) }))
      .filter(({ locale, label }) => !readNotes(label, locale).exclusions.some(({ things }) => things.has(id))),
  );

  expect(missed).toEqual([]);
});

test("a label holds no mark of the tables and has the script of its language", () => {
  const labels = [
    ...interestIds.map((id) => [labelInterest(id, "zh"), labelInterest(id, "ja")]),
    ...thingIds.map((id) => [labelThing(id, "zh"), labelThing(id, "ja")]),
  ];

  expect(labels.flat().filter((label) => /[~=<*,]/.test(label))).toEqual([]);
  expect(labels.flatMap(([zh]) => (zh && /[\u3040-\u30ff]/.test(zh) ? [zh] : []))).toEqual([]);
});

test("no interest is related to itself", () => {
  expect(interestIds.filter((id) => relatedInterests.get(id)?.includes(id))).toEqual([]);
});

test("wine is covered by alcohol, a matcha by tea, and no alcohol by wine", () => {
  expect([...listCovered("alcohol")]).toContain("wine");
  expect([...listCovered("tea")]).toContain("matcha");
  expect([...listCovered("wine")]).not.toContain("alcohol");
});
