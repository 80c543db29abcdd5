import { expect, test } from "vitest";
import { createBrief } from "#tests/support/create-brief.ts";
import { read } from "../reading/read.ts";
import { listCandidates } from "./candidates.ts";
import { compose } from "./compose.ts";

test.each([
  ["squirrels", false],
  ["garden-birds", true],
])("a feeder that keeps squirrels out is for whoever feeds the birds alone: %s", (interest, isGiven) => {
  const candidates = listCandidates(createBrief({ budget: "25-50", likes: [{ interests: [interest] }] }));

  expect(candidates.some(({ concept }) => concept.id === "squirrel-proof-tube-feeder")).toBe(isGiven);
});

test.each([
  ["en", "Loves fishing. He has plenty of fishing rods already.", ["castable-sonar-for-bank-anglers", "pocket-travel-rod"]],
  ["zh", "夜钓上瘾。鱼竿二十几根", ["castable-sonar-for-bank-anglers", "pocket-travel-rod"]],
  ["ja", "釣りが大好き。釣り竿はもうたくさん持っています。", ["castable-sonar-for-bank-anglers", "pocket-travel-rod"]],
  ["zh", "爱下围棋，棋盘棋子都有了", ["online-go-server-year-set-up", "folding-go-board"]],
  ["zh", "爱打麻将。麻将机家里有", ["travel-mahjong-case", "self-shuffling-mahjong-table"]],
] as const)("who has one thing for a pastime is given others (%s): %s", (locale, notes, [given, owned]) => {
  const reading = read({ additionalInfo: notes }, locale);
  const picks = ["25-50", "50-100", "100-250", "500-1000"].flatMap((budget) =>
    compose(createBrief({ budget, locale, reading, ...reading }), { wanted: 30 }),
  );

  expect(picks.some(({ concept }) => concept.id === given)).toBe(true);
  expect(picks.some(({ concept }) => concept.id === owned)).toBe(false);
});

test("who loves a tea and has leaves to spare is sent none", () => {
  const reading = read({ additionalInfo: "爱喝六安瓜片，茶叶不缺" }, "zh");
  const picks = compose(createBrief({ budget: "400-800", currency: "CNY", locale: "zh", reading, ...reading }), { wanted: 30 });

  expect(picks.some(({ concept }) => concept.id === "name-drink-sub")).toBe(false);
});

test.each([
  ["二人目が生後2か月", true],
  ["二人目が生後2か月。赤ちゃん用品はいりません", false],
])("who leaves out what is for babies is given nothing for the baby: %s", (additionalInfo, isGiven) => {
  const reading = read({ additionalInfo }, "ja");
  const picks = compose(
    createBrief({ budget: "6000-12000", currency: "JPY", locale: "ja", occasion: "other", relationship: "friend", reading, ...reading }),
    { wanted: 30 },
  );

  expect(picks.some(({ concept }) => concept.ages[1] < 5)).toBe(isGiven);
});

test("whoever wants no baby stuff gets nothing for the stroller", () => {
  const reading = read({ additionalInfo: "goes on maternity leave next week, so NO baby stuff. She loves macadamias" }, "en");
  const picks = compose(createBrief({ budget: "25-50", occasion: "other", relationship: "colleague", reading, ...reading }), {
    wanted: 30,
  });

  expect(picks.map(({ concept }) => concept.en.title).filter((title) => /stroller|baby/i.test(title))).toEqual([]);
});

test("in a home without screens there is no keyboard for games either", () => {
  const reading = read({ additionalInfo: "スプラトゥーンが好き。寮はゲーム機持ち込み禁止" }, "ja");
  const picks = compose(createBrief({ budget: "6000-12000", currency: "JPY", locale: "ja", reading, ...reading }), { wanted: 30 });

  expect(picks.some(({ concept }) => concept.things.includes("computer-accessory"))).toBe(false);
});
