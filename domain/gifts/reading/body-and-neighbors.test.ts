import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import type { FactId } from "../knowledge/facts.ts";
import { read } from "./read.ts";

test.each<[Locale, string, FactId]>([
  ["en", "the neighbors have complained twice about his sax", "thin-walls"],
  ["zh", "楼下邻居已经上来两次了", "thin-walls"],
  ["ja", "下の階から苦情が来ました", "thin-walls"],
  ["en", "he is out of breath after a few steps", "asthma"],
  ["zh", "走几步就喘", "asthma"],
  ["ja", "少し歩くと息が切れる", "asthma"],
])("short breath and neighbors who come up are heard in each language: %s %s", (locale, notes, fact) => {
  expect(read({ additionalInfo: notes }, locale).facts.map((entry) => entry.fact)).toContain(fact);
});

test.each<[Locale, string, string]>([
  ["en", "she is on Ozempic", "sweets (on ozempic)"],
  ["zh", "打了司美格鲁肽", "甜食（打了司美格鲁肽）"],
  ["ja", "オゼンピックを打っています", "甘いもの（オゼンピックを打っています）"],
])("who takes shots to lose weight is given no sweets: %s %s", (locale, notes, told) => {
  expect(read({ additionalInfo: notes }, locale).avoid.map((avoid) => avoid.told.toLowerCase())).toEqual([told]);
});
