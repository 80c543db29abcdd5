import { expect, test } from "vitest";
import { listConceptFaults } from "./check-concepts.ts";
import { concepts } from "./concepts/concepts.ts";
import { interests } from "./interests/interests.ts";
import { names } from "./names/names.ts";
import { nameTemplates } from "./templates/templates.ts";

test("no concept and no template breaks a rule of the catalogue", () => {
  expect(listConceptFaults([...concepts, ...nameTemplates])).toEqual([]);
});

test("every neighbour and every wider interest is an interest", () => {
  const unknown = [...interests.values()].flatMap(({ id, near, wider = [] }) =>
    [...near, ...wider].filter((other) => !interests.has(other) || other === id).map((other) => `${id}: ${other}`),
  );

  expect(unknown).toEqual([]);
});

test("what names belong to are interests", () => {
  const unknown = names
    .filter(({ interest }) => interest !== "" && !interests.has(interest))
    .map(({ id, interest }) => `${id}: ${interest}`);

  expect(unknown).toEqual([]);
});

test("every kind of name has ideas for its fans", () => {
  const kinds = new Set(nameTemplates.flatMap((template) => template.for ?? []));

  expect([...new Set(names.map(({ kind }) => kind))].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("the English of an idea is set in curly signs, but for feet and inches", () => {
  const straight = [...concepts, ...nameTemplates].flatMap(({ en }) =>
    [en.title, en.about, en.why].filter((text) => /(?<!\d)'|"/.test(text)),
  );

  expect(straight).toEqual([]);
  expect(concepts.filter(({ en }) => en.why.includes("’")).length).toBeGreaterThan(1000);
});
