import { expect, test } from "vitest";
import { buildRequest } from "#tests/support/gift-requests.ts";
import { createSuggestion } from "#tests/support/create-suggestion.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { makeBrief } from "../gift-engine.ts";
import { isOfAvoided } from "./avoided.ts";

const judge = (additionalInfo: string, gift: { title: string; description: string; isExperience?: boolean }, language: Locale = "en") =>
  makeBrief({ request: buildRequest({ additionalInfo, language }), alreadySeen: [] }).reading.avoid.some((avoid) =>
    isOfAvoided(createSuggestion({ isExperience: false, searchTerms: [], ...gift }), avoid),
  );

test.each<[string, Locale, string, string]>([
  ["pollen allergy", "en", "Roses wrapped in brown paper", "A dozen, cut this morning."],
  ["vegetarian", "en", "Carving stand with a cured jamon leg", "Aged for two years."],
  ["vegan", "ja", "だしパック三十袋", "朝のみそ汁に。"],
  ["吃清真", "zh", "广式腊肠礼盒", "五花肉手切。"],
  ["Her mum says no plastic tat", "en", "First truck from milk jugs", "Molded from recycled plastic."],
  ["検疫が厳しいので木製品はやめておきます。", "ja", "木製のビーチラケット", "ボールは三つ。"],
  ["医生不让他沾酒", "zh", "十年陈花雕坛装", "绍兴老坛。"],
  ["no liquids through the mail", "en", "Three sauces in clay jars", "Aged for two years."],
  ["no batteries", "en", "A camp lantern", "It is rechargeable."],
  ["Has a Pentax K1000 he loves", "en", "A serviced film camera", "From 1975."],
  ["轨道火车玩具不要再买了", "zh", "榉木小火车", "轨道绕沙发一圈。"],
  ["钩针有一整套了", "zh", "软柄钩针十二支", "带收纳卷。"],
  ["球拍有一副了", "zh", "碳纤维羽毛球拍套装", "附三个球。"],
  ["アクスタはもう飾る場所がないそうです", "ja", "アクリルスタンドと缶バッジ", "公式の店で。"],
  ["赤いちゃんちゃんこはナシで", "ja", "ちゃんちゃんこで迎える宿", "尾頭つきの鯛を。"],
  ["already has the big Bruder garbage truck", "en", "A Bruder garbage truck", "It lifts the cans."],
  ["has a Breville machine", "en", "An espresso machine in steel", "With a proper steam wand."],
])("to whoever has %s (%s) nobody gives %s", (notes, language, title, description) => {
  expect(judge(notes, { title, description }, language)).toBe(true);
});

test("what only goes with a thing is no such thing, whatever it is searched by", () => {
  const owned = makeBrief({ request: buildRequest({ additionalInfo: "already has hiking boots" }), alreadySeen: [] }).reading.avoid;
  const gift = { isExperience: false, description: "Cedar, and vented.", searchTerms: ["boot drying rack"] };
  const allows = (title: string) => !owned.some((avoid) => isOfAvoided(createSuggestion({ ...gift, title }), avoid));

  expect(allows("A drying rack for wet boots")).toBe(true);
  expect(allows("A pair of boots in oiled leather")).toBe(false);
});

test.each<[string, Locale, string, string]>([
  ["pollen allergy", "en", "Crocheted tulips in a vase", "They never wilt."],
  ["Her mum says no plastic tat", "en", "Solid beech ride-on", "There's no plastic in it."],
  ["vegan", "en", "Oyster-mushroom growing log", "A crop every three weeks."],
  ["he has two air fryers", "en", "Cookbook of eighty air-fryer dinners", "From crisp chickpeas to roast squash."],
  ["吃素", "zh", "素点心八样", "绿豆、紫薯、山药，不用荤油。"],
  ["has a bike lock", "en", "A rear light for the road", "Seen from far away."],
  ["码表有佳明的", "zh", "公路车雷达尾灯", "后方来车会亮。"],
  ["钩针有一整套了", "zh", "三十色棉线礼盒", "配钩针图解，粗细适合钩玩偶。"],
  ["かぎ針はもう持っている", "ja", "コットン糸30色の詰め合わせ", "かぎ針の編み図つき。"],
])("to whoever has %s (%s) one may give %s", (notes, language, title, description) => {
  expect(judge(notes, { title, description }, language)).toBe(false);
});
