import { expect, test } from "vitest";
import { read } from "./read.ts";

const listLikes = (interests: string[], additionalInfo = "") =>
  read({ interests, additionalInfo }, "zh").likes.map(({ words, name, interests: ids }) => [words, name?.kind ?? ids.join()]);

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
