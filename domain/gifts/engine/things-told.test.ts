import { expect, test } from "vitest";
import type { GiftRequest } from "#shared/gift-request.ts";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";

function listTitles(request: Partial<GiftRequest>): string[] {
  const asked = buildRequest(request);
  return compose(buildBrief(asked, readRequest(asked))).map(({ suggestion }) => suggestion.title);
}

const inJapan = { language: "ja", currency: "JPY", budget: "3000-6000" } as const;
const inChina = { language: "zh", currency: "CNY", budget: "200-400" } as const;

test.each<[string, Partial<GiftRequest>, RegExp]>([
  ["a scarf", { ...inChina, additionalInfo: "想送妈妈一条围巾，她喜欢养花" }, /围巾/],
  ["a thermos", { ...inChina, additionalInfo: "打算给爸爸买个保温杯，他爱钓鱼" }, /保温杯/],
  ["a wallet", { ...inJapan, additionalInfo: "父に財布を探しています。釣りが趣味" }, /財布/],
  ["earphones", { ...inJapan, additionalInfo: "弟にイヤホンをあげようと思ってる。ゲーム好き" }, /イヤホン/],
  ["a wallet", { budget: "25-50", additionalInfo: "want to get my dad a wallet, he likes fishing" }, /wallet/],
])("%s that the giver has in mind is among the five", (_, request, thing) => {
  expect(listTitles(request)).toContainEqual(expect.stringMatching(thing));
});

test("who has a wallet in mind isn't shown credit for games, nor a kit for a clock who asks for a watch", () => {
  expect(listTitles({ budget: "25-50", additionalInfo: "want to get my dad a wallet, he likes fishing" }).join()).not.toMatch(/gift card/);
  expect(listTitles({ ...inJapan, additionalInfo: "時計を探しています。釣り好き" }).join()).not.toMatch(/キット/);
});

test("what is only spoken of isn't given, and what goes with it may be", () => {
  const titles = listTitles({
    ...inJapan,
    budget: "12000-30000",
    additionalInfo: "川沿いを走るのが息抜きの妻。ランニングウォッチは会社の景品でもらったばかり",
  });
  expect(titles.join("\n")).not.toMatch(/ウォッチ/);
});
