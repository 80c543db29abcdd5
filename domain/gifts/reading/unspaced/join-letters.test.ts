import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

test.each<[Locale, string, string]>([
  ["ja", "D&Dのキャンペーンを回している", "dungeons-and-dragons"],
  ["zh", "在带一个D&D团", "dungeons-and-dragons"],
  ["ja", "R&Bが好き", "soul-music"],
  ["zh", "喜欢R&B", "soul-music"],
])("letters with an ampersand between them are one word (%s): %s", (locale, additionalInfo, interest) => {
  expect(read({ additionalInfo }, locale).likes.flatMap(({ interests }) => interests)).toContain(interest);
});
