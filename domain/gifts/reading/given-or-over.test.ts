import { expect, test } from "vitest";
import { read } from "./read.ts";

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
  ["ja", "万年筆とネクタイは別の有志より贈られる予定でございます", ["万年筆", "ネクタイ"]],
  ["ja", "工具はもうええわ、マキタだらけ", ["工具", "マキタ"]],
  ["ja", "料理は目玉焼きが限界、洗い物が大嫌い", []],
  ["ja", "来年は受験もあるので勉強がはかどるものもあり", []],
  ["ja", "前は洋裁をしてたけど、今は針仕事はお休み中", ["針仕事"]],
] as const)("what was given before or is over is left out, and nothing else (%s): %s", (locale, text, leftOut) => {
  expect(read({ text }, locale).avoid.map(({ words }) => words)).toEqual(leftOut);
});

test.each([
  ["キャンプに連れて行ったらハマった", ["キャンプ"]],
  ["釣り堀に連れてったらどハマりした", ["釣り堀"]],
])("what somebody was taken along to, and took to, is liked: %s", (text, liked) => {
  expect(read({ text }, "ja").likes.map(({ words }) => words)).toEqual(liked);
});

test.each([
  ["prefers tea over coffee", ["tea"]],
  ["prefers tea to coffee", ["tea"]],
  ["loves cats more than dogs", ["cats"]],
  ["prefers to bake bread", ["bake bread"]],
  ["he loves hiking over the weekend", ["hiking"]],
])("of two things the one that is preferred is liked: %s", (text, liked) => {
  expect(read({ text }, "en").likes.map(({ words }) => words)).toEqual(liked);
});
