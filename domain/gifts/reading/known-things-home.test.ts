import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { read } from "./read.ts";

test.each<[Locale, string, string, ThingId]>([
  ["en", "Dad likes chess. Please no fridge magnets.", "fridge magnets", "fridge-magnet"],
  ["en", "She loves gardening. Her phone case collection is overflowing.", "phone case", "phone-case"],
  ["en", "He loves coffee. They have too many wine glasses.", "wine glasses", "wine-glass"],
  ["en", "She's a new mom. They got four diaper cakes at the shower.", "diaper cakes", "nappy-cake"],
  ["zh", "他喜欢露营，车载香薰闻了头晕", "车载香薰", "car-air-freshener"],
  ["zh", "闺蜜搬新家，挂钟不吉利别送", "挂钟", "wall-clock"],
  ["zh", "女朋友喜欢摄影，不要永生花和假花", "假花", "artificial-flowers"],
  ["ja", "母は園芸が好き。タオルと洗剤は山ほどある。", "洗剤", "detergent"],
  ["ja", "出産祝い。おむつケーキとスタイはたくさんもらったそう。", "スタイ", "bib"],
  ["ja", "父は釣りが好き。モバイルバッテリーは会社で配られる。", "モバイルバッテリー", "power-bank"],
])("what isn't wanted is known by name, in %s: %s", (locale, additionalInfo, told, thing) => {
  expect(read({ additionalInfo }, locale).avoid.find((avoid) => avoid.told === told)?.things).toContain(thing);
});

test.each<[Locale, string]>([
  ["en", "She loves roller coasters. He took a final curtain call."],
  ["en", "We met on a hot air balloon ride. She plays keyboards in a band."],
  ["zh", "她在乐队里是键盘手"],
  ["ja", "スタイルのいい友達。ヨガが好き。"],
  ["ja", "夫婦二人三脚で店をやってきた両親。温泉が好き。"],
])("a word that only looks like a thing is none, in %s: %s", (locale, additionalInfo) => {
  expect(read({ additionalInfo }, locale).avoid).toEqual([]);
});
