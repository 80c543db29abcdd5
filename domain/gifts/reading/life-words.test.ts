import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

const listFacts = (notes: string, locale: Locale) => read({ additionalInfo: notes }, locale).facts.map(({ fact }) => fact);

test.each<[Locale, string, string[]]>([
  ["en", "never felt below freezing before", ["first-winter"]],
  ["en", "he's lost all his teeth", ["bad-teeth"]],
  ["en", "moved out of her parents home", ["new-home"]],
  ["en", "she can barely read", ["cannot-read-language"]],
  ["en", "her desk is covered in papers", ["messy"]],
  ["en", "her desk is covered in Sonny Angels", []],
  ["ja", "氷点下は初めて", ["first-winter"]],
  ["ja", "歯が全部ない", ["bad-teeth"]],
  ["ja", "シェアハウスを出て一人になりました", ["new-home"]],
  ["ja", "もう一本買ったら離婚だと母が言ってます", []],
])("a life is told in everyday words (%s): %s", (locale, notes, facts) => {
  expect(listFacts(notes, locale)).toEqual(facts);
});

test.each<[Locale, string, string[]]>([
  ["en", "carries an old second-hand camera everywhere", []],
  ["en", "second-hand is fine", ["second-hand"]],
  ["ja", "中古のデジカメを持ち歩いている", []],
  ["ja", "中古でも大丈夫です", ["second-hand"]],
])("what they have second-hand is no wish (%s): %s", (locale, notes, wishes) => {
  expect(read({ additionalInfo: notes }, locale).wishes.map(({ wish }) => wish)).toEqual(wishes);
});

test("who moves into a loft loves no loft, and what was never felt is not refused", () => {
  const listLikes = (notes: string) => read({ additionalInfo: notes }, "en").likes.map(({ words }) => words);
  expect(listLikes("moved from a house into a 300 sq ft loft")).toEqual([]);
  expect(listLikes("she is really into home brewing")).toEqual(["home brewing"]);
  expect(read({ additionalInfo: "she has never felt real cold, never felt snow" }, "en").avoid).toEqual([]);
});

test("of a full set what it is of is owned", () => {
  const { avoid } = read({ additionalInfo: "owns the full set of Harry Potter books" }, "en");
  expect(avoid.map(({ told }) => told)).toEqual(["Harry Potter books"]);
});
