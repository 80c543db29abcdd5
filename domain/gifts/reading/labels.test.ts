import { expect, test } from "vitest";
import type { Locale } from "#shared/locales/locale.ts";
import { read } from "./read.ts";

const rows: readonly (readonly [Locale, text: string, liked: readonly string[], leftOut: readonly string[]])[] = [
  ["en", "Gave up: knitting", [], ["knitting"]],
  ["en", "Can't do: gardening", [], ["gardening"]],
  ["en", "Doesn't like: golf", [], ["golf"]],
  ["en", "Not into: golf", [], ["golf"]],
  ["en", "Collects: stamps. Already got: a Kindle", ["stamps"], ["Kindle"]],
  ["en", "- loves: sailing, chess\n- gave up: knitting (the hands)\n- has: a Kindle", ["sailing", "chess"], ["knitting", "Kindle"]],
  ["zh", "喜欢：钓鱼，书法\n不喜欢：高尔夫\n已有：茶具\n戒了：酒", ["钓鱼", "书法"], ["高尔夫", "茶具", "酒"]],
  ["zh", "不要：衣服，围巾", [], ["衣服", "围巾"]],
  ["zh", "不要: 衣服", [], ["衣服"]],
  ["zh", "放弃了：羽毛球", [], ["羽毛球"]],
  ["ja", "好き：釣り\n持ってる：ケトル\nやめた：ゴルフ", ["釣り"], ["ケトル", "ゴルフ"]],
  ["ja", "もう持っている物：加湿器", [], ["加湿器"]],
  ["ja", "・きらい:ピンク色\n・あるもの:タブレット、膝サポーター", [], ["ピンク色", "タブレット", "膝サポーター"]],
];

test.each(rows)("what stands behind a label is what it says (%s): %s", (locale, text, liked, leftOut) => {
  const { likes, avoid } = read({ text }, locale);
  expect(likes.map(({ words }) => words)).toEqual(liked);
  expect(avoid.map(({ words }) => words)).toEqual(leftOut);
});

test.each([
  ["en", "We did a photo book for their forty-fifth", ["photo book for their forty-fifth"]],
  ["en", "The school hands out helmets and gloves, so they don't need those", ["gloves"]],
  ["en", "A guy I know nothing about except he has a dog", []],
  ["zh", "动森早弃坑了，现在在肝塞尔达", []],
  ["zh", "茶叶、丝巾逢年过节送滥了", ["茶叶", "丝巾"]],
  ["zh", "刚入了胶片的坑", []],
  ["ja", "一昨年は作務衣、昨年は腕時計を贈りました", ["作務衣", "腕時計"]],
  ["ja", "チョコはあんま好きじゃないって言われた", ["チョコ"]],
  ["ja", "父が春に免許を返納しました。ドライブだけが趣味でした", ["ドライブ"]],
  ["ja", "テニス部だったけど辞めた", ["テニス"]],
  ["ja", "前は洋裁をしてたけど、今は針仕事はお休み中", ["針仕事"]],
] as const)("what was given before or is over is left out, and nothing else (%s): %s", (locale, text, leftOut) => {
  expect(read({ text }, locale).avoid.map(({ words }) => words)).toEqual(leftOut);
});
