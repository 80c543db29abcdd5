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
