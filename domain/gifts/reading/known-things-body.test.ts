import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { readText } from "../words/text-things.ts";
import { read } from "./read.ts";

test.each<[Locale, string, ThingId[]]>([
  ["en", "She does yoga, and the bathroom is drowning in lipsticks.", ["lipstick"]],
  ["en", "He loves cycling. Massage guns: he owns three.", ["massage-gun"]],
  ["en", "He loves history. He can't stand blue cheese or coriander.", ["blue-cheese", "coriander"]],
  ["en", "He loves jazz. Hot sauce wrecks his stomach.", ["hot-sauce"]],
  ["en", "He plays guitar, and someone stole his boots at boot camp", []],
  ["en", "Aunt Jean loves gardening. She volunteers at a soup kitchen.", []],
  ["en", "He can't eat pork, loves football", ["pork", "sausage", "ham"]],
  ["zh", "妈妈爱下棋，足浴盆已经有两个", ["foot-bath"]],
  ["zh", "同事喜欢露营，榴莲闻着就头晕", ["durian"]],
  ["zh", "她披肩发，喜欢跳舞，去过丝绸之路", []],
  ["ja", "母は園芸が好き。ハンドクリームはお歳暮でたくさん届く。", ["hand-cream"]],
  ["ja", "友人は読書が好き。ラメは苦手。", ["glitter"]],
  ["ja", "料理好き。きのこは苦手。", ["mushroom"]],
  ["ja", "妹はコーラスが好き。友人はカイロに住んでいる。", []],
])("kinds of food, make-up and clothes are known one by one, in %s: %s", (locale, additionalInfo, things) => {
  expect(read({ additionalInfo }, locale).avoid.flatMap((avoid) => avoid.things)).toEqual(things);
});

test("a thermal camera is no underwear, and a lipstick-sized battery no make-up", () => {
  const titles = ["A thermal camera", "口紅サイズのモバイルバッテリー", "クレーコートのテニス合宿2泊"];
  expect(titles.flatMap((title) => [...readText(title).goods])).toEqual(["camera", "charger", "power-bank"]);
});
