import { expect, test } from "vitest";
import type { GiftRequest } from "#shared/gift-request.ts";
import { buildBrief } from "../brief/brief.ts";
import { readRequest } from "../reading/read-request.ts";
import { compose } from "./compose.ts";
import { listYears } from "./years.ts";

function brief(text: string) {
  const request: GiftRequest = {
    language: "ja",
    relationship: "extended-family",
    occasion: "other",
    currency: "JPY",
    budget: "3000-6000",
    interests: [],
    personalities: [],
    shown: [],
    text,
  };
  return buildBrief(request, readRequest(request));
}

test.each(["300円くらいのお返し", "ひとり500円のプチギフト", "お礼に800円くらい", "700円のばらまき菓子以外"])(
  "there is something to hand out for little: %s",
  (text) => {
    expect(compose(brief(text))).toHaveLength(5);
  },
);

test("who starts school is a child, and who starts college isn't", () => {
  expect(listYears(brief("姪の入学祝い"))).toEqual({ youngest: 6, oldest: 9 });
  expect(listYears(brief("姪の大学入学祝い")).youngest).toBe(18);
});

test.each([
  ["目が見えにくくなった祖母", "guide-running-tether-and-club"],
  ["膝が悪い叔母、花が好き", "pick-your-own-flower-morning"],
  ["走るのが日課の叔父", "gravel-routes-atlas"],
  ["水槽が好きな叔父", "alpaca-walk-hour"],
  ["文鳥を飼ってる叔母", "bird-bath-dripper"],
  ["ビーガンのいとこ", "one-exhibition-and-cake-voucher"],
  ["内祝い 親戚へ", "name-embroidered-imabari-swaddle"],
])("what doesn't suit is left out: %s", (text, id) => {
  expect(compose(brief(text)).map(({ concept }) => concept.id)).not.toContain(id);
});

test.each([
  ["イヤホンなくした叔父", "wireless-earbuds-for-every-day"],
  ["傘壊れた叔母", "light-folding-umbrella-for-wind"],
  ["財布を落としてなくした叔父", "thin-everyday-bifold-wallet"],
  ["ドライヤーが壊れた叔母", "light-hair-dryer-that-dries-fast"],
])("what broke or was lost is replaced: %s", (text, id) => {
  expect(compose(brief(text)).map(({ concept }) => concept.id)).toContain(id);
});
