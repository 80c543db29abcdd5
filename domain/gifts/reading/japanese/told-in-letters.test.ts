import { expect, test } from "vitest";
import { read } from "../read.ts";

const readJa = (additionalInfo: string) => read({ additionalInfo }, "ja");

test.each<[string, string[]]>([
  ["以前はゴルフ一筋でしたが、腰を痛めて昨年きっぱりおやめになりました。", ["ゴルフ"]],
  ["編み物の先生でしたが、細かいものが見づらくなって編み棒を置きました。", ["編み物"]],
  ["書道の先生でしたが、手が震えて筆を置きました。", ["書道"]],
  ["プラレールはおじいちゃんが買いすぎて部屋中レール", ["プラレール"]],
  ["元キャンパーだけど道具は全部手放した", ["キャンプ"]],
  ["本を買いすぎて困ってる", []],
  ["炊飯器と電子レンジは親が買い済み", ["炊飯器", "電子レンジ"]],
  ["もう5足、靴はこれ以上いらない", ["靴"]],
  ["革ジャンは似合わなかったので絶対ナシ笑", ["革ジャン"]],
  ["コーヒーとかカフェイン飲むと動悸するらしい", ["コーヒー", "カフェイン"]],
  ["生花と火気（ろうそく、お線香も）は施設の決まりで持ち込み禁止", ["生花", "火気", "ろうそく", "お線香"]],
  ["糖尿とかはないです", []],
  ["大型の家電は怒られます", ["大型の家電"]],
  ["合格とか必勝とか書いてあるやつはやめてあげたい", ["合格", "必勝"]],
  ["一眼レフは持ってて、新しいのは要らないって", ["一眼レフ"]],
])("what is given up, owned or refused is told, and nothing else: %s", (text, told) => {
  expect(readJa(text).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["料理はけっこう好き", ["料理"]],
  ["同期の限界オタク。推しはホロライブ", ["ホロライブ", "オタク"]],
  ["カブ（バイクのほう）が旦那の生きがい。日曜は朝から磨いてるか走ってる", ["カブ", "バイク"]],
  ["毎朝走ってる", ["走ってる"]],
  ["最近自分でお菓子作るのが楽しいみたい", ["お菓子作る"]],
  ["孫の写真を撮るのもうまい", ["写真"]],
  ["ホームベーカリーは手放して手ごね派", ["手ごね"]],
  ["健康診断で引っかかりました", []],
  ["片付けと掃除が大の苦手でいつも鍵とスマホ探してる人", []],
])("what is loved is heard as it is said: %s", (text, likes) => {
  expect(readJa(text).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["片付けと掃除が大の苦手でいつも鍵とスマホ探してる人", ["loses-things", "hates-chores"]],
  ["冬は指先が凍えるって毎年言ってる", ["feels-cold"]],
  ["沖縄育ちで雪国はじめて", ["first-winter"]],
  ["キッチンは広くない", ["small-home"]],
  ["マンションで音出せません", ["thin-walls"]],
  ["下の子がまだ1歳", ["small-children"]],
  ["白内障の手術後も見づらい", ["low-vision"]],
])("how somebody lives is heard: %s", (text, facts) => {
  expect(readJa(text).facts.map(({ fact }) => fact)).toEqual(facts);
});
