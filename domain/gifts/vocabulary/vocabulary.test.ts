import { expect, test } from "vitest";
import { locales } from "#shared/locales/locale.ts";
import { interests } from "../knowledge/interests/interests.ts";
import { readRequest } from "../reading/read-request.ts";
import type { VocabularyEntry } from "./entry.ts";
import { labelThing, listCovered, thingIds, thingNames } from "./things.ts";
import { labelTrait, traitIds } from "./traits.ts";

// A label that is a proper name, too (D&D), is read as that name.
test("every interest is understood by its label in each language", () => {
  const misread = [...interests.values()].flatMap((interest) =>
    locales
      .map((language) => ({ label: interest[language], reading: readRequest({ interests: [interest[language]], language }) }))
      .filter(({ reading }) => !reading.likes.some((like) => like.interests.includes(interest.id) || like.name !== null))
      .map(({ label }) => `${interest.id}: ${label}`),
  );

  expect(misread).toEqual([]);
});

test("every trait is understood by its label in each language", () => {
  const misread = traitIds.flatMap((id) =>
    locales
      .map((language) => ({
        id,
        label: labelTrait(id, language),
        reading: readRequest({ personalities: [labelTrait(id, language)], language }),
      }))
      .filter(({ reading }) => !reading.traits.some(({ trait }) => trait === id))
      .map(({ label }) => `${id}: ${label}`),
  );

  expect(misread).toEqual([]);
});

test("a label holds no mark of the tables and has the script of its language", () => {
  const labels = [
    ...[...interests.values()].map(({ zh, ja }) => [zh, ja]),
    ...thingIds.map((id) => [labelThing(id, "zh"), labelThing(id, "ja")]),
  ];

  expect(labels.flat().filter((label) => /[~=<*,]/.test(label ?? ""))).toEqual([]);
  expect(labels.flatMap(([zh]) => (zh && /[\u3041-\u3096]/.test(zh) ? [zh] : []))).toEqual([]);
});

test("what a thing belongs to is a known thing", () => {
  const named = Object.values<VocabularyEntry>(thingNames).flatMap((entry) => entry.of ?? []);

  expect(named.length).toBeGreaterThan(600);
  expect(named.filter((id) => !(id in thingNames))).toEqual([]);
});

test("wine is covered by alcohol, a matcha by tea, and no alcohol by wine", () => {
  expect([...listCovered("alcohol")]).toContain("wine");
  expect([...listCovered("tea")]).toContain("matcha");
  expect([...listCovered("wine")]).not.toContain("alcohol");
});
