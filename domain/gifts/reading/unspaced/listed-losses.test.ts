import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "../read.ts";

test.each<[string, Locale, string[], string[]]>([
  ["写字、下棋这些细活如今弄不了，别送", "zh", ["写字", "下棋"], []],
  ["下棋、写字弄不了了", "zh", ["下棋", "写字"], []],
  ["画画和书法弄不了了", "zh", ["画画", "书法"], []],
  ["钓鱼、爬山都去不了了", "zh", ["钓鱼", "爬山"], []],
  ["唱歌跳舞都不行了", "zh", ["唱歌", "跳舞"], []],
  ["跑步、游泳都不能了，喜欢钓鱼", "zh", ["跑步", "游泳"], ["钓鱼"]],
  ["以前钓鱼和爬山，现在爬不动了", "zh", ["爬山"], ["钓鱼"]],
  ["不能下棋了，画画还行", "zh", ["下棋"], ["画画"]],
  ["下棋，写字，都弄不了了", "zh", ["下棋", "写字"], []],
  ["摄影，跑步跑不了了", "zh", ["跑步"], ["摄影"]],
  ["囲碁、将棋はもうできません", "ja", ["囲碁", "将棋"], []],
  ["囲碁、将棋、麻雀はもうできません", "ja", ["囲碁", "将棋", "麻雀"], []],
  ["囲碁が好き、将棋はもうできません", "ja", ["将棋"], ["囲碁"]],
  ["ゴルフと釣りをやめた", "ja", ["ゴルフ", "釣り"], []],
])("what is listed with a loss is lost as well: %s", (text, language, lost, likes) => {
  const reading = read({ additionalInfo: text }, language);
  expect(reading.avoid.map(({ told }) => told)).toEqual(lost);
  expect(reading.likes.map(({ words }) => words)).toEqual(likes);
});
