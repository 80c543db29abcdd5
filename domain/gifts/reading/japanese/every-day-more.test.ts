import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[string, string[]]>([
  ["椅子は会社支給", ["椅子"]],
  ["ドレスは借りたって", ["ドレス"]],
  ["はんだごては学校で買うみたい", ["はんだごて"]],
  ["グローブはもらってた", ["グローブ"]],
  ["時計は形見の古いやつ", ["時計"]],
  ["手紙は毎年書いてるから今年は別の形で", ["手紙"]],
  ["積み木はもう部屋中", ["積み木"]],
  ["写真立てはもう十分", ["写真立て"]],
  ["景品の石けんが押し入れいっぱい", ["景品の石けん"]],
  ["引越しで食器を半分処分したばかり", ["食器"]],
  ["リードは指定があるから買わなくてOK", ["リード"]],
  ["長靴はこないだ買うたった", ["長靴"]],
])("what is there already, or comes from elsewhere: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["アロマは、焚くと猫が逃げるからナシで", ["アロマ"]],
  ["お香焚くと咳き込むからナシで", ["お香"]],
  ["甘党やけどあんこはよう食べん", ["あんこ"]],
  ["日本酒は悪酔いするらしい", ["日本酒"]],
  ["ネクタイは去年から全然しめてない", ["ネクタイ"]],
  ["香水は職業柄つけられない", ["香水"]],
  ["お酒はたしなまれません", ["お酒（たしなまれません）"]],
  ["煮魚の匂いでもアウト", ["煮魚の匂い"]],
  ["もらって困るのは花瓶とタオル", ["花瓶", "タオル"]],
  ["商品券は味気ないと言ってた", ["商品券"]],
  ["CDはもう再生機がない", ["CD"]],
  ["ペスカタリアンで革も避けてる", ["肉（ペスカタリアン）", "革"]],
  ["チョコは胃にもたれるって", ["チョコ"]],
  ["健康グッズには飽きたみたい", ["健康グッズ"]],
  ["コーヒー我慢中", ["コーヒー"]],
  ["補聴器はいやがる", ["補聴器"]],
  ["御朱印には興味なし", ["御朱印"]],
  ["指輪はサイズが変わって今はつけてない", ["指輪"]],
  ["赤いものは派手で着たがらない", ["赤いもの"]],
  ["1年記念♡ペアリングはまだ早いかな", ["ペアリング"]],
  ["思い出す系(ペアマグとか)は地雷", ["思い出す系", "ペアマグ"]],
  ["刃物、ひもの長いものは持込不可", ["刃物", "ひもの長いもの"]],
  ["酒弱いから焼酎はスルーで", ["お酒（弱い）", "焼酎"]],
  ["血圧高めで塩辛いのは医者にとめられてる", ["塩分の多いもの（血圧高め）"]],
  ["授乳中じゃないけどデカフェ限定", ["カフェイン（デカフェ）"]],
])("what is not for them, in the words of every day: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each([
  "ゲームばっかりで会話なし",
  "手入れが要らないものがいい",
  "ベジタリアンの彼女ができた",
  "双子なので同じものを2つ",
  "動画は見るけどSwitchは手放した",
])("nothing is left out by: %s", (notes) => {
  expect(readNotes(notes).avoid).toEqual([]);
});

test.each<[string, string[]]>([
  ["母の好物は柿だけど、最近は食べてない", ["柿"]],
  ["収納ゼロの部屋", []],
  ["紅茶はストレート派", ["紅茶"]],
  ["車の免許はまだ", []],
  ["バンド辞めて就職した友達", []],
  ["おかあちゃんは韓流にどハマりしてはる", ["韓流"]],
  ["おじが蕎麦屋を始めました", []],
  ["酒は付き合い程度", []],
  ["専門は中世の歴史", []],
  ["F1は一戦も見逃しません", ["F1"]],
  ["週3回泳ぎに行きます", ["泳ぎ"]],
])("what is loved, and what only stands there: %s", (notes, likes) => {
  expect(readNotes(notes, "extended-family").likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["お祝いは出産後にする", []],
  ["二人目ご懐妊", ["pregnant"]],
  ["船酔いする人の気が知れない", []],
  ["子どもと月2回会ってる", []],
  ["外にはまだ出られない", ["stays-home"]],
  ["みんなで500円ずつ", ["group-gift"]],
  ["スーツケースは重量ギリギリ", ["light-luggage"]],
  ["膝わるいのに畑に出る", ["walks-badly"]],
  ["派遣さんの契約満了", ["leaving-job"]],
  ["ラーメンが恋しい", []],
  ["犬が2匹いて", ["dog-at-home"]],
])("a life fact, in the words of every day: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("whom it is for is told again where it was wrong at first", () => {
  expect(readRequest({ text: "大学生の姪…じゃなくて娘に", language: "ja" }).fields.relationship).toBe("child");
});

test("who has no girlfriend is not said to be a woman", () => {
  expect(readNotes("彼女いない歴が長い友達に").fields.gender).toBeUndefined();
});

test("what wears out is no wish for what is used up", () => {
  expect(readNotes("リードは消耗品だけど自分で買う").wishes).toEqual([]);
});
