import { expect, test } from "vitest";
import { concepts } from "../knowledge/knowledge.ts";
import { listHolding, matchWords, readQuery } from "./word-match.ts";

test.each([
  ["the lake by our house", "en", ["lake"]],
  ["red lipstick", "en", ["red", "lipstick"]],
  ["the Reds", "en", []],
  ["by the lake", "en", ["lake"]],
  ["唇釉", "zh", ["唇釉"]],
] as const)("of '%s' (%s) these words are looked for: %s", (words, locale, looked) => {
  expect(readQuery(words, locale).words).toEqual(looked);
});

test.each([
  ["プリ", "ハンガリーのパプリカ粉", 0],
  ["プリ", "プリ帳のセット", 1],
  ["トレイル", "トレイルランニングの本", 1],
])("a short word in katakana is no part of another: %s in %s", (words, title, share) => {
  const [concept] = concepts;
  if (!concept) throw new Error("there are no concepts");
  const titled = { ...concept, ja: { ...concept.ja, title, search: [] } };
  expect(matchWords(readQuery(words, "ja"), titled, "ja")).toBe(share);
});

test("an au pair is no pair of glasses: what is too short to be looked for counts as not found", () => {
  const [concept] = concepts;
  if (!concept) throw new Error("there are no concepts");
  const titled = { ...concept, en: { ...concept.en, title: "A case for a pair of glasses", search: [] } };
  expect(matchWords(readQuery("au pair", "en"), titled, "en")).toBe(0.5);
});

test.each([
  ["a teapot", "en"],
  ["lamp", "en"],
  ["book", "en"],
  ["帆布包", "zh"],
  ["手账", "zh"],
  ["マグカップ", "ja"],
] as const)("one pass over the whole catalog finds what holds '%s' (%s), as reading each gift does", (words, locale) => {
  const query = readQuery(words, locale);
  const held = concepts.filter((concept) => matchWords(query, concept, locale) > 0);
  expect(held).not.toEqual([]);
  expect(listHolding(query, locale)).toEqual(held);
});

test("words that no gift names are found nowhere", () => {
  expect(listHolding(readQuery("qwertzuiop", "en"), "en")).toEqual([]);
});
