import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

test.each<[Locale, string, string[], string]>([
  ["ja", "昔は国鉄の機関士でした", ["国鉄"], "trains"],
  ["ja", "元バスの運転手", ["バスの運転手"], "buses"],
  ["ja", "昔は大工でした", ["大工"], "woodworking"],
  ["ja", "定年まで船乗りでした", ["船乗り"], "ships"],
  ["zh", "以前开火车", ["火车"], "trains"],
  ["zh", "退休列车员", ["列车员"], "trains"],
  ["zh", "退休木匠", ["木匠"], "woodworking"],
  ["zh", "当了一辈子木匠", ["木匠"], "woodworking"],
  ["zh", "当了一辈子农民", ["农民"], "farming"],
])("what somebody worked at once is near to them (%s): %s", (locale, additionalInfo, words, interest) => {
  const { likes, facts } = read({ additionalInfo }, locale);

  expect(likes.map((like) => like.words)).toEqual(words);
  expect(likes[0]?.interests).toContain(interest);
  expect(likes[0]?.strength).toBe("affinity");
  expect(facts.map(({ fact }) => fact).filter((fact) => fact !== "retirement")).toEqual([]);
});

test.each<[Locale, string]>([
  ["ja", "元看護師"],
  ["ja", "元経理"],
  ["zh", "退休护士"],
  ["zh", "退休会计"],
  ["ja", "元トラックの運転手"],
])("work at a hospital, in an office or on a truck is no pastime (%s): %s", (locale, additionalInfo) => {
  expect(read({ additionalInfo }, locale).likes).toEqual([]);
});

test.each<[Locale, string, string]>([
  ["ja", "毎朝庭の鳥を眺めている", "garden-birds"],
  ["zh", "每天早上看院子里的鸟", "birdwatching"],
  ["ja", "東京マラソンに向けて走っている", "marathon"],
  ["zh", "在备战上马", "marathon"],
  ["zh", "在备战汉马", "marathon"],
  ["ja", "なんでも作ってしまう", "diy"],
  ["zh", "什么都能拼", "crafts"],
])("what somebody does is heard as the pastime that it is (%s): %s", (locale, additionalInfo, interest) => {
  expect(read({ additionalInfo }, locale).likes.flatMap(({ interests }) => interests)).toContain(interest);
});
