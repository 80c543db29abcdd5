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
])("what is only mentioned is liked, unless it is turned down or somebody else's (%s): %s", (language, additionalInfo, words) => {
  const { likes } = read({ additionalInfo }, language);

  expect(likes.map((like) => like.words)).toEqual(words);
});

test("of whom nothing is said to be loved, what is mentioned is; beside a liking it counts for less", () => {
  const strengths = (additionalInfo: string) => read({ additionalInfo }, "en").likes.map(({ words, strength }) => [words, strength]);

  expect(strengths("He drives long haul. True crime podcasts nonstop")).toEqual([["True crime podcasts", "stated"]]);
  expect(strengths("He loves chess. True crime podcasts nonstop")).toEqual([
    ["chess", "stated"],
    ["True crime podcasts", "affinity"],
  ]);
});
