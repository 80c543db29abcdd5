import { expect, test } from "vitest";
import { read } from "../reading/read.ts";
import { groupThemes } from "./themes.ts";

function group(words: Parameters<typeof read>[0], language: Parameters<typeof read>[1] = "en") {
  const { likes } = read(words, language);
  return groupThemes(likes, words).map((theme) => ({ ...theme, words: theme.likes.map((position) => likes[position]?.words) }));
}

test.each([
  [{ interests: ["sailing"], additionalInfo: "He sails out of Kiel on weekends." }],
  [{ interests: ["Stardew Valley"], additionalInfo: "She plays stardew every night." }],
  [{ interests: ["railways"], additionalInfo: "Loves steam railways." }],
])("what %o speaks of is one theme", (words) => {
  expect(group(words)).toHaveLength(1);
});

test.each(["休みはK-POPのライブ遠征", "ラーメンの食べ歩きに、ハマってる"])("what is said in a row is one theme: %s", (additionalInfo) => {
  expect(group({ additionalInfo }, "ja")).toHaveLength(1);
});

test("what was typed as several pastimes stays several", () => {
  expect(group({ interests: ["baking", "sourdough", "chess"] })).toHaveLength(3);
});

test.each([
  ["en", { interests: ["jazz"], additionalInfo: "He lives for his birds. Likes chess." }, /bird/],
  ["zh", { additionalInfo: "喜欢下棋。最爱钓鱼。" }, /鱼/],
  ["ja", { additionalInfo: "将棋が好きです。釣りに夢中。" }, /釣/],
] as const)("in %s what somebody lives for weighs most", (language, words, most) => {
  const [heaviest] = group(words, language).toSorted((one, other) => other.weight - one.weight);

  expect(heaviest?.words.join()).toMatch(most);
});

test("in whatever order likings were said, the themes are the same", () => {
  const { likes } = read(
    { interests: ["railways", "sailing"], additionalInfo: "Loves steam railways. He sails out of Kiel on weekends." },
    "en",
  );
  const count = (ordered: typeof likes) =>
    groupThemes(ordered, {})
      .map((theme) => theme.likes.length)
      .toSorted();

  for (const [position] of likes.entries()) {
    const turned = [...likes.slice(position), ...likes.slice(0, position)];
    expect(count(turned)).toEqual(count(likes));
    expect(count(turned.toReversed())).toEqual(count(likes));
  }
});
