import { expect, test } from "vitest";
import { read } from "./read.ts";

test.each([
  ["bourbon", "he quit drinking in January", []],
  ["bourbon", "no bourbon please", []],
  ["coffee", "has a coffee machine already", ["coffee"]],
  ["kombucha", "he quit drinking in January", ["kombucha"]],
  ["highballs", "so no whisky please", []],
])("what must not be given is no liking to be served: %s, and '%s'", (interest, additionalInfo, likes) => {
  expect(read({ interests: [interest], additionalInfo }, "en").likes.map(({ words }) => words)).toEqual(likes);
});

test("of what is loved, the one kind that is refused is left out alone", () => {
  expect(read({ interests: ["perfume"], additionalInfo: "no sweet perfume" }, "en").avoid).toMatchObject([
    { told: "sweet perfume", things: [], literals: ["sweet perfume"] },
  ]);
});

test("a woodworker with every tool known to man is given none", () => {
  expect(read({ additionalInfo: "woodworker (every tool known to man)" }, "en").avoid).toMatchObject([{ told: "tool", why: "has" }]);
});

test("of a pastime beside one that is loved, what was named is left out alone", () => {
  expect(read({ interests: ["bird feeders"], additionalInfo: "nothing with cardinals" }, "en").avoid).toMatchObject([
    { interests: [], literals: ["cardinal"] },
  ]);
});

test.each([
  ["en", "already has the Millennium Falcon lego set", "millennium falcon"],
  ["zh", "霍格沃茨城堡那套乐高她有了", "霍 格 沃 茨 城 堡 那 套"],
] as const)("of building bricks the one set that somebody has is left out: %s, %s", (language, additionalInfo, topic) => {
  expect(read({ additionalInfo }, language).avoid).toMatchObject([{ things: ["building-bricks"], topic }]);
});

test.each([
  ["zh", "岳父抽烟喝酒都戒了"],
  ["ja", "義父はお酒もタバコもやめました"],
] as const)("who gave up two things at once gets neither: %s, %s", (language, additionalInfo) => {
  expect(read({ additionalInfo }, language).avoid.map(({ things }) => things)).toContainEqual(expect.arrayContaining(["alcohol"]));
});

test("who moved into a home of her own owns no friend", () => {
  expect(read({ text: "闺蜜刚搬进自己买的小房子，养了两只猫" }, "zh").avoid).toEqual([]);
});

test("who has to do without sugar no longer has milk tea", () => {
  const { likes } = read({ additionalInfo: "以前奶茶续命，现在医生让控糖，爱看东野圭吾" }, "zh");
  expect(likes.map(({ words }) => words)).toEqual(["东野圭吾"]);
});

test("who can't play for now still loves the club, and a bird's nest is a supplement", () => {
  const { likes } = read({ interests: ["KPL", "AG超玩会"], additionalInfo: "高三住校，现在不能打游戏" }, "zh");
  expect(likes.map(({ words }) => words)).toEqual(["KPL", "AG超玩会"]);
  expect(read({ additionalInfo: "保健品不买" }, "zh").avoid.flatMap(({ literals }) => literals)).toContain("燕 窝");
});
