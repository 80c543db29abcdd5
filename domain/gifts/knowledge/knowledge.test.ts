import { expect, test } from "vitest";
import { listConceptFaults } from "./check-concepts.ts";
import { concepts } from "./concepts/concepts.ts";
import { interests } from "./interests/interests.ts";
import { names } from "./names/names.ts";
import { listProductFaults } from "./products/check-products.ts";
import { writtenProducts } from "./products/products.ts";
import { nameTemplates } from "./templates/templates.ts";
import { listWaysFaults } from "./ways/check-ways.ts";

test("no concept and no template breaks a rule of the catalogue", () => {
  expect(listConceptFaults([...concepts, ...nameTemplates])).toEqual([]);
});

test("no product breaks a rule of the catalogue", () => {
  expect(listProductFaults(writtenProducts)).toEqual([]);
});

test("no table of ways of saying things breaks a rule", () => {
  expect(listWaysFaults()).toEqual([]);
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

test.each([
  ["flame", /\b(?:live steam|real boiler|oil lamp|tea ?lights?|gas burner|spirit burner)\b/i, ["moving-flame-wax-candles-led"]],
  ["exertion", /\btower climb\b|\bclimb inside\b|\b(?:night|mountain|coast) hike\b/i, []],
  ["walking", /\btheme park\b/i, []],
  ["seeing", /\bplanetarium\b|\bpicture books? (?:on|in)\b/i, ["tactile-storybook-felt-and-braille"]],
  ["hearing", /\b(?:castanets|choir rehearsal|recording studio|band for a day)\b/i, []],
] as const)("what asks for %s says so", (demand, words, others: readonly string[]) => {
  const asking = [...concepts, ...nameTemplates].filter(({ id, en }) => words.test(`${en.title}\n${en.about}`) && !others.includes(id));

  expect(asking.filter(({ demands = [] }) => !demands.includes(demand)).map(({ id }) => id)).toEqual([]);
});
