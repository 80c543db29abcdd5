import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string[]]>([
  ["en", "She was Northern ballroom champion in 1961", ["ballroom"]],
  ["en", "His girlfriend plays golf with the neighbors", []],
  ["en", "Since chemo everything tastes like metal", []],
  ["en", "It is all digital, on an old iPad", []],
  ["en", "her nan went mad in a garden centre", []],
  ["en", "wont go near boats", []],
  ["en", "Everybody thinks golf", []],
  ["en", "Father in law. wife is the gardener, not him, mad as a box of frogs", []],
  ["zh", "一天三泡工夫茶", ["工夫茶"]],
  ["zh", "爸属马", []],
  ["ja", "猫のミーちゃんだけには甘い", ["猫"]],
  ["ja", "化粧品はそこだけ注意", []],
])("what is only mentioned is a weak liking, unless it is turned down or somebody else's (%s): %s", (language, additionalInfo, words) => {
  const { likes } = read({ additionalInfo }, language);

  expect(likes.map((like) => like.words)).toEqual(words);
  expect(likes.every(({ strength }) => strength === "affinity")).toBe(true);
});
