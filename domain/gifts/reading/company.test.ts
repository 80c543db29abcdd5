import { expect, test } from "vitest";
import { read } from "./read.ts";

const listLikes = (interests: string[], additionalInfo = "") =>
  read({ interests, additionalInfo }, "zh").likes.map(({ words, name, interests: ids }) => [words, name?.kind ?? ids.join()]);

test("what is told twice in the same note says what the word means: a motorcycle, and a gym besides", () => {
  const { likes } = read({ additionalInfo: "健身房认识的，骑一辆踏板摩托，周末跑山" }, "zh");
  expect(likes.map(({ interests }) => interests)).toContainEqual(["motorcycles"]);
  expect(likes.flatMap(({ interests }) => interests)).not.toContain("trail-running");
});

test.each<[string[], string, [string, string][]]>([
  [
    ["黑胶"],
    "万青 刺猬 痛仰 没有他不去的",
    [
      ["黑胶", "vinyl"],
      ["万青", "band"],
      ["刺猬", "band"],
      ["痛仰", "band"],
    ],
  ],
  [
    ["刺猬", "猫"],
    "",
    [
      ["刺猬", "pet"],
      ["猫", "cats"],
    ],
  ],
  [
    ["跑团", "克苏鲁"],
    "",
    [
      ["跑团", "dungeons-and-dragons"],
      ["克苏鲁", "author"],
    ],
  ],
  [
    ["跑团", "马拉松"],
    "",
    [
      ["跑团", "running"],
      ["马拉松", "marathon"],
    ],
  ],
  [["跑团"], "", [["跑团", "running,dungeons-and-dragons"]]],
])("a word with several meanings means what goes with the rest: %s %s", (interests, notes, likes) => {
  expect(listLikes(interests, notes)).toEqual(likes);
});
