import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

const listFacts = (notes: string, locale: Locale) => read({ additionalInfo: notes }, locale).facts.map(({ fact }) => fact);

test.each<[string, Locale]>([
  ["my sister is opening her own bakery in May", "en"],
  ["he just opened a bike shop", "en"],
  ["her salon opens next week", "en"],
  ["姐姐的小花店下周六开业", "zh"],
  ["她刚开了家小酒馆", "zh"],
  ["友人がカフェをオープンします", "ja"],
  ["独立開業した先輩へ", "ja"],
])("who opens a shop is given what a new shop needs: %s", (notes, locale) => {
  expect(listFacts(notes, locale)).toContain("new-business");
});

test.each<[string, Locale]>([
  ["he has run a bike shop for thirty years", "en"],
  ["那家店开业三年了", "zh"],
  ["近所のカフェが好き", "ja"],
])("an old shop is none: %s", (notes, locale) => {
  expect(listFacts(notes, locale)).not.toContain("new-business");
});
