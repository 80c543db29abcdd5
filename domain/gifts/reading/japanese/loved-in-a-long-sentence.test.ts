import { expect, test } from "vitest";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string) {
  return readRequest({ additionalInfo, relationship: "friend", language: "ja" });
}

const listLiked = (notes: string) => readNotes(notes).likes.map((like) => like.words);

test.each<[string, string[]]>([
  ["引退したソダシのぬいを枕元に置いて寝てるらしい", ["ぬい"]],
  ["5年前のバイク事故から車いすです", []],
  ["第二外国語のスペイン語に目覚めたらしい／プロテインは決まったメーカーしか飲まない", ["第二外国語のスペイン語"]],
  ["家で天体写真とPythonを独学してて正直私より詳しい", ["天体写真", "Python"]],
  ["朝ドラを観るのが日課で、最近は刺し子をちくちくやっています", ["朝ドラを観る", "刺し子"]],
  ["野菜も細々と作ってる", ["野菜も細々と作ってる"]],
  ["元運転士で、今は六畳間いっぱいにNゲージのレイアウトを作っています", ["Nゲージ"]],
  ["庭に来るメジロの声", ["メジロ"]],
  ["推しはダイオウグソクムシ、正確には魚じゃないと訂正されます", ["ダイオウグソクムシ"]],
  ["Snow Man担の紅茶好き", ["Snow Man", "紅茶"]],
  ["讃美歌とパイプオルガンの曲をよく聴くそうです", ["讃美歌", "パイプオルガン"]],
  ["プリンセスよりも恐竜派", ["恐竜"]],
  ["登山は膝を壊して引退、今は陶芸", ["陶芸"]],
  ["韓国ドラマ見ながら編み物", ["韓国ドラマ", "編み物"]],
  ["推しはなにわ男子の道枝くん", ["なにわ男子の道枝くん"]],
  ["TWICEのモモが推し", ["TWICE"]],
  ["ウイスキーはアイラ系が好き", ["ウイスキー", "アイラ"]],
  ["おしゃれなカフェ巡りが好き", ["カフェ巡り"]],
  ["ピアノは嫌々習ってる", []],
  ["子ども同士が同じサッカークラブ", []],
  ["マリノスサポ歴20年", ["マリノス"]],
  ["カレーをスパイスから作る人", ["カレー"]],
  ["北欧食器もちょっとずつ集めてます", ["北欧食器"]],
  ["歌舞伎は幕見席で通うほど好き", ["歌舞伎"]],
  ["バドミントンがめちゃくちゃ強くてラケットは自前のいいやつ持ってます", ["バドミントン"]],
  ["卓球部でとにかくカービィが好きなんだけど5000円以内でなんかない？", ["卓球部", "カービィ"]],
  ["小1の姪っ子プリキュアと折り紙にドはまり中", ["プリキュア", "折り紙"]],
  ["同棲してる彼氏（28）とのクリスマス、レコード集めとクラフトビールが好きな人で", ["レコード", "クラフトビール"]],
])("what is loved, in the words for it alone: %s", (notes, likes) => {
  expect(listLiked(notes)).toEqual(likes);
});

test("who loves shogi is nobody's new love, and nothing is given for an exam that must not be spoken of", () => {
  const listFacts = (notes: string) => readNotes(notes).facts.map(({ fact }) => fact);
  expect(listFacts("将棋と日本酒が好きな人に何をあげるべき？")).toEqual([]);
  expect(listFacts("中3の甥です。参考書とか学校っぽいものは絶対やめてあげて")).toEqual([]);
  expect(listFacts("柴犬の小鉄（14歳、最近足腰弱ってきた）だけが心配")).toEqual([]);
  expect(listFacts("朝はドジャース戦")).toEqual([]);
  expect(listFacts("膝を悪くして長くは歩けません")).toEqual(["walks-badly"]);
});
