import { expect, test } from "vitest";
import { read } from "./read.ts";

const readFirst = (text: string) => read({ text }, "ja");

/** Who is named in the first sentence, and what they are to the giver. */
const people: Readonly<Record<string, string>> = {
  parent: "母 うちの父 義母 お義父さん 夫の母 妻のお父さん 彼女のお母さん 彼のご両親 彼氏の両親",
  spouse: "旦那 彼氏 彼女 妻 婚約者",
  child: "娘 双子 小学生の息子 下の子",
  sibling: "姉 双子の妹 兄夫婦",
  "extended-family": "姪っ子 いとこ はとこ 双子の孫 祖母 兄嫁 弟の奥さん 妹の旦那 姉の子 妹の赤ちゃん 息子の嫁 娘の旦那さん 妻の妹 夫の兄",
  friend: "幼なじみ ゲーム仲間 オタ友 クラスメイト 気になる人 ズッ友",
  colleague: "職場の先輩 上司 部署のみんな 会社の人 経理の人 派遣さん バイト仲間 工場長 主任 職場の女の子",
  other:
    "担任の先生 娘のピアノの先生 子供の担任 主治医 管理人さん 配達員さん お客さん 知人 お世話になった方 ケアマネさん 友達の赤ちゃん 友人の娘 同僚の子供 上司の奥さん 友達の妹 彼氏の妹 夫の上司 娘の友達 元カノ",
};
const asked: readonly (readonly [asked: string, occasion?: string])[] = [
  ["釣り好きなXへのプレゼント"],
  ["Xの誕プレ何がいいかな？釣りにハマってる", "birthday"],
  ["X 釣り 誕生日 5000円", "birthday"],
  ["#X #釣り #誕生日", "birthday"],
  ["相手はX、釣りが好き"],
  ["Xにクリスマスプレゼント、釣り好き", "christmas"],
  ["X\n釣り好き\n予算5000円"],
];
const named = Object.entries(people).flatMap(([relationship, words]) => words.split(" ").map((who) => [who, relationship] as const));

test.each(named)("it is known what they are to the giver: %s (%s)", (who, relationship) => {
  // Every other way of asking for each of them.
  const some = asked.filter((_, at) => (at + who.length) % 2 === 0);
  const told = some.map(([words]) => readFirst(words.replace("X", who)));

  expect(told.map(({ fields }) => fields.relationship)).toEqual(some.map(() => relationship));
  expect(told.map(({ fields }) => fields.occasion)).toEqual(some.map(([, occasion]) => occasion));
  expect(told.every(({ likes }) => likes.some(({ interests }) => interests.includes("fishing")))).toBe(true);
});

test.each([
  ["上司の奥さん", "female"],
  ["妹の旦那", "male"],
  ["息子の嫁", "female"],
  ["彼のお母さん", "female"],
  ["元カレ", "male"],
  ["隣のおじさん", "male"],
])("whether it is a man or a woman is told by the last word: %s", (who, gender) => {
  expect(readFirst(`${who}へのプレゼント`).fields.gender).toBe(gender);
});

const ages: readonly (readonly [who: string, age: string, youngest: number, oldest: number])[] = [
  ["友達", "三十代", 30, 39],
  ["友達", "30代後半", 35, 39],
  ["友達", "アラフォー", 37, 43],
  ["上司", "アラ還", 57, 63],
  ["母", "50過ぎ", 50, 54],
  ["祖母", "80近い", 77, 80],
  ["祖母", "もうすぐ90", 90, 90],
  ["兄", "今年40", 40, 40],
  ["妹", "ハタチ", 20, 20],
  ["いとこ", "大学2年", 18, 22],
  ["いとこ", "新社会人", 20, 24],
  ["妹", "女子高生", 15, 17],
  ["孫", "小学校高学年", 9, 12],
  ["甥", "年中", 4, 5],
  ["姪っ子", "生後6ヶ月", 0.5, 0.5],
  ["孫", "10ヶ月", 10 / 12, 10 / 12],
  ["友達の子ども", "3歳", 3, 3],
];
test.each(ages)("an age is heard: %s, %s", (who, age, youngest, oldest) => {
  const texts = [
    "A1、A2、釣り好き",
    "A1 A2 釣り好き",
    "A2のA1へのプレゼント。釣りが好き",
    "A1の誕生日。A2。釣り好き",
    "A1（A2）釣りが趣味",
  ];
  const told = texts.map((text) => readFirst(text.replace("A1", who).replace("A2", age)).fields);

  expect(told.map((fields) => fields.age)).toEqual(texts.map(() => ({ youngest, oldest })));
  expect(told.map(({ budget }) => budget)).toEqual(texts.map(() => undefined));
});

test.each([
  "友達と付き合って30年",
  "友達、釣り歴30年",
  "上司、勤続30年",
  "上司、部下10人",
  "後輩、入社3年目",
  "彼女、身長150cm",
  "彼氏と6ヶ月",
])("is no age: %s", (text) => {
  expect(readFirst(text).fields.age).toBeUndefined();
});

const occasions: Readonly<Record<string, string>> = {
  birthday: "誕プレ 生誕祭 たんじょうび バースデー 還暦祝い",
  christmas: "クリプレ Xmas クリスマス会",
  anniversary: "付き合って1年記念 交際1周年 結婚記念日",
  wedding: "ウェディング 婚約祝い 入籍祝い",
  graduation: "卒業プレゼント 卒団 卒業",
  housewarming: "引越祝い 転居祝い マイホーム購入",
  "just-because": "なんでもない日 特に理由はない",
  other: "退院祝い 内定祝い お詫び 仲直り 端午の節句 初節句 餞別 差し入れ いい夫婦の日 定年祝い お返し",
};
const days = Object.entries(occasions).flatMap(([occasion, words]) => words.split(" ").map((day) => [day, occasion] as const));

test.each(days)("it is heard why something is given: %s (%s)", (day, occasion) => {
  const told = ["先輩 O 釣り好き", "O。先輩は釣りが好き", "先輩へのO、釣りが好き", "先輩、釣り好き、O"].map((text) =>
    readFirst(text.replace("O", day)),
  );

  expect(told.map(({ fields }) => fields.occasion)).toEqual(told.map(() => occasion));
  expect(told.flatMap(({ likes }) => likes).filter(({ interests }) => !interests.includes("fishing"))).toEqual([]);
});

test.each([
  ["忘年会のビンゴ景品、3000円くらい", [], ["secret-santa"]],
  ["6歳の姪っ子、プリキュアに夢中", ["プリキュア"], []],
  ["部屋狭い友達、料理好き", ["料理"], ["small-home"]],
  ["妻は「何もいらない」と言う", [], ["has-everything"]],
])("what is said in a word is heard for what it is: %s", (text, words, facts) => {
  const reading = read({ text }, "ja");
  expect(reading.likes.map((like) => like.words)).toEqual(words);
  expect(reading.facts.map(({ fact }) => fact)).toEqual(facts);
});

test("whoever is on a diet is given no sweets", () => {
  expect(read({ text: "ダイエット中の友人、ヨガ好き" }, "ja").avoid.map(({ told }) => told)).toEqual(["甘いもの（ダイエット中）"]);
});
