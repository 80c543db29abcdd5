import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeSuggestion } from "./normalize.ts";

const defaults = {
  title: "Untitled Gift",
  description: "No description available",
  explanation: "A thoughtful gift choice",
  priceRange: "Price varies",
  category: "General",
  isExperience: false,
  searchTerms: [],
  productLinks: [],
  because: [],
  shop: null,
  picture: "keepsakes/present",
  source: "ai",
};

test("missing fields get the specification's defaults", () => {
  expect(normalizeSuggestion({})).toEqual(defaults);
});

test.each([
  ["null", null],
  ["an object", { text: "x" }],
  ["white space", " \n\u200b "],
  ["markup alone", "<b></b>"],
])("%s in a text field counts as missing", (_, title) => {
  expect(normalizeSuggestion({ title }).title).toBe("Untitled Gift");
});

test("only known keys are taken, in any spelling", () => {
  const raw: object = JSON.parse(
    '{"Title":"Kite","price_range":"$5","search-terms":["kite"],"__proto__":{"category":"x"},"productLinks":["http://x"],"id":7}',
  );

  expect(normalizeSuggestion(raw)).toEqual({ ...defaults, title: "Kite", picture: "games/kite", priceRange: "$5", searchTerms: ["kite"] });
});

test.each([
  [true, true],
  ["true", true],
  [" Yes ", true],
  [1, true],
  ["はい", true],
  [false, false],
  ["no", false],
  [0, false],
  [2, false],
  [null, false],
  [["true"], false],
])("isExperience given as %j means %s", (isExperience, expected) => {
  expect(normalizeSuggestion({ isExperience }).isExperience).toBe(expected);
});

test.each([
  [
    ["kite", " wind toy "],
    ["kite", "wind toy"],
  ],
  ["kite, wind toy", ["kite", "wind toy"]],
  ["风筝、玩具；凧", ["风筝", "玩具", "凧"]],
  [
    ["kite", "kite", "", null, { a: 1 }, 7],
    ["kite", "7"],
  ],
  [7, ["7"]],
  [null, []],
  [{ a: "kite" }, []],
])("search terms given as %j become %j", (searchTerms, expected) => {
  expect(normalizeSuggestion({ searchTerms }).searchTerms).toEqual(expected);
});

test.each([
  ["<b>Kite</b> &amp; <i class='x'>tail</i>", "Kite & tail"],
  ["<script>alert(1)</script>Kite", "Kite"],
  ["&lt;img src=x onerror=alert(1)&gt;Kite", "Kite"],
  ["<img src=x onerror=alert(1)", "img src=x onerror=alert(1)"],
  ["**Kite** with `tail`", "Kite with tail"],
  ["__Kite__ _tail_ snake_case", "Kite tail snake_case"],
  ["## Kite", "Kite"],
  ["- Kite", "Kite"],
  ["[Kite](https://shop.example/kite?a=1)", "Kite"],
  ["![Kite](https://shop.example/kite.png)", "Kite"],
  ["Kite https://shop.example/a,b?c=d", "Kite"],
  ["Kite at www.shop.example today", "Kite at today"],
  ["Kite (see shop.com/kite)", "Kite (see)"],
  ["凧はhttps://shop.example/凧で", "凧は 凧で"],
  ["Kite javascript:alert(1)", "Kite"],
  ["Kite, mail me@shop.example", "Kite, mail"],
  ["a\u0000b\u0007c\u202ed\u200be\ud800f", "abcdef"],
  ["\u1fefKite\u1fef", "Kite"],
  ["Kite from shop\u200b.com", "Kite from"],
  ["Kite from shop*.*com", "Kite from"],
  ["<scr\u200bipt>alert(1)</scr\u200bipt>Kite", "Kite"],
  ["two\r\nlines\tand  spaces", "two lines and spaces"],
  ["3.5 mm, e.g. v1.2 and No. 5", "3.5 mm, e.g. v1.2 and No. 5"],
  [42, "42"],
  [["A kite", "and a tail"], "A kite and a tail"],
])("the title %j becomes %j", (title, expected) => {
  expect(normalizeSuggestion({ title }).title).toBe(expected);
});

test("every field has its longest length, and no character is cut in half", () => {
  const long = "🪁".repeat(3_000);
  const idea = normalizeSuggestion({
    title: `x${long}`,
    description: long,
    explanation: long,
    priceRange: long,
    category: long,
    searchTerms: Array(30)
      .fill(0)
      .map((_, position) => `${position}${"x".repeat(200)}`),
  });

  expect([idea.title, idea.description, idea.explanation, idea.priceRange, idea.category].map((text) => text.length)).toEqual([
    199, 2000, 2000, 100, 100,
  ]);
  expect(idea.title.isWellFormed()).toBe(true);
  expect(idea.searchTerms.map((term) => term.length)).toEqual(Array(10).fill(100));
});

test("anything becomes a whole idea of plain text", () => {
  const anyField = fc.oneof(
    fc.anything(),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("<<a>b>", "&amp;lt;b&gt;", "[[a](b)](c)", "http://http://x"),
  );
  const anyRaw = fc.record(
    {
      title: anyField,
      description: anyField,
      category: anyField,
      searchTerms: fc.oneof(anyField, fc.array(anyField)),
      isExperience: anyField,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyRaw, (raw) => {
      const { title, description, category, searchTerms, isExperience, productLinks } = normalizeSuggestion(raw);

      for (const text of [title, description, category, ...searchTerms]) expect(text).toMatch(/^[^<>\p{Cc}*`]+$/u);
      expect(typeof isExperience).toBe("boolean");
      expect(productLinks).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each(["<", "[", "_", "a.", "a@", "<script", "&lt;", "http:"])("a long run of %j is no burden", (piece) => {
  const idea = normalizeSuggestion({ description: piece.repeat(50_000), title: piece.repeat(50_000) });

  expect(idea.description.length).toBeLessThanOrEqual(2_000);
});
