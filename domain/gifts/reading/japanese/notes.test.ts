import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

function readNotes(additionalInfo: string, relationship: Relationship = "friend") {
  return readRequest({ additionalInfo, relationship, language: "ja" });
}

test.each<[Relationship, string, string[]]>([
  ["spouse", "上司が釣り狂いで毎週つきあわされてます", []],
  ["spouse", "義母がパチンコ好きで困ってる 本人は読書が好き", ["読書"]],
  ["friend", "奥さんがヨガの先生で、娘さんはバレエを習ってる", []],
  ["colleague", "娘さんのバレエの月謝で大変らしい", []],
  ["sibling", "玄関が子供の野球のグローブで埋まってる", []],
  ["child", "以前のアパートでは隣の子のバイオリンの練習に悩まされた", []],
  ["extended-family", "義父は釣りが好きです", ["釣り"]],
  ["spouse", "ママは甘いものが好きです", ["甘いもの"]],
  ["friend", "大学の先輩でコーヒーが好き", ["コーヒー"]],
  ["parent", "母の趣味の俳句は20年", ["俳句"]],
])("whoever else a note names, by what the form says (%s): %s", (relationship, notes, likes) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});

test("the age of another's child is not that of a friend", () => {
  expect(readNotes("奥さんの連れ子が小5です").fields.age).toBeUndefined();
});

test.each<[string, string[]]>([
  ["でかい抱き枕は置くとこない", ["でかい抱き枕"]],
  ["腹巻きは絶対イヤだと言ってます", ["腹巻き"]],
  ["応援グッズ系は重いかなと", ["応援グッズ系"]],
  ["船は怖がって乗りません", ["船"]],
  ["お花を連想させるものは避けとうございます", ["お花を連想させるもの"]],
  ["プラスチックのおもちゃは妻が好まんようで", ["プラスチックのおもちゃ"]],
  ["カッターと香水は持ち込み禁止", ["カッター", "香水"]],
  ["学校の規則でネイルむり", ["ネイル"]],
  ["帽子だけは嫌と言われた", ["帽子"]],
  ["新しいスマホの操作はもう覚えられません", ["新しいスマホの操作"]],
  ["ベビー用品じゃなくて本人にあげたい", ["ベビー用品"]],
  ["プラモは20箱あるからこれ以上箱を増やさないで", ["プラモ", "箱"]],
  ["食器とタオルは会社でもらったのが山ほどある", ["食器", "タオル"]],
  ["ゼルダはソフトとセットのやつ持ってる", ["ゼルダ"]],
  ["香水は自分で試してから買う派なので現物は×", ["香水"]],
  ["ジーンズ・スカートってはっきりわかるのは避けたい", ["ジーンズ", "スカート"]],
  ["スカーフは前に送った", ["スカーフ"]],
  ["訪問着は母のを直して着ます", ["訪問着"]],
  ["ケーキは向こうの実家がやるそうです", ["ケーキ"]],
  ["歴史の本は一生分読んだ", ["歴史の本"]],
  ["CDもポスターも全種もってる", ["CD", "ポスター"]],
  ["コーヒーは酸っぱいのが苦手", ["酸っぱいの"]],
  ["人狼とカタンは持ってる", ["人狼", "カタン"]],
  ["コーヒーはデカフェならOK", ["カフェイン（デカフェ）"]],
])("what is left out, in the words of every day: %s", (notes, told) => {
  expect(readNotes(notes).avoid.map((avoid) => avoid.told)).toEqual(told);
});

test.each<[string, string[]]>([
  ["緑茶は相変わらず好きみたい", ["緑茶"]],
  ["行列に並ぶ派", []],
  ["夜は寝てばかりで疲れるとこぼす毎日", []],
  ["紅茶はストレートを1日4杯", ["紅茶"]],
])("how it is loved is no liking itself: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test.each(["すぐ寝落ちする", "新しい職場でがんばってる", "アルバムは全部持ってる"])("no wish is told by: %s", (notes) => {
  expect(readNotes(notes).wishes).toEqual([]);
});

test.each<[string, string[]]>([
  ["バイト先がパン屋で髪がパンくさいって毎日言ってる", []],
  ["いつもチョコをくれる先輩", []],
  ["元バレエ教室だった部屋を借りた", []],
  ["アパートの下がバイオリン教室らしい。地震が一番心配", []],
  ["庭付きの家に引っ越した", []],
  ["手紙そえたい", []],
  ["夜は服のまま寝落ちしてます", []],
  ["猫(名前はもなか)の写真を毎日見せてくる", ["猫"]],
  ["星の写真を撮っています", ["星", "写真"]],
  ["大の里のファン", ["大の里"]],
])("what is only near, in the way or passed on is no liking: %s", (notes, likes) => {
  expect(readNotes(notes).likes.map(({ words }) => words)).toEqual(likes);
});

test.each<[string, string[]]>([
  ["心臓を患ってから静かに暮らしてる", ["heart-condition"]],
  ["老眼がひどくて字が読めない", ["low-vision"]],
  ["施設の居室で暮らし、飴は喉につまる", ["swallows-badly", "care-home"]],
  ["司法試験に受かった", ["passed"]],
  ["シンママで自分の時間ゼロ", ["busy-parent"]],
  ["階段や坂道がつらい", ["walks-badly"]],
  ["飛行機はこわがって乗りません", ["no-flying"]],
  ["右手に包帯をしています", ["one-hand"]],
  ["猫が葉っぱをすぐかじる", ["pet-eats-things"]],
  ["スマホの使い方は覚えられない", ["no-tech"]],
  ["暖かい所から来たので冬が心配", ["first-winter"]],
  ["自炊はレンジのみ", ["no-kitchen"]],
  ["断酒4年目です", ["proud-of"]],
  ["毎晩 メガネどこ?って聞いてくる", ["loses-things"]],
  ["出かける前はいつも部屋じゅう探してる", ["loses-things"]],
])("a life fact in the words of every day: %s", (notes, facts) => {
  expect(readNotes(notes).facts.map(({ fact }) => fact)).toEqual(facts);
});

test("what an idea rests on is told without the verb that follows", () => {
  expect(readNotes("授乳中だからお酒はなしで").facts.map(({ words }) => words)).toEqual(["授乳中"]);
  expect(readNotes("町内会のお礼、班長さんへ").facts.map(({ words }) => words)).toEqual(["お礼"]);
});

test.each([
  ["45すぎて再婚", 45],
  ["2さいの女の子", 2],
])("an age in the words of every day: %s", (notes, age) => {
  expect(readNotes(notes).fields.age).toEqual({ youngest: age, oldest: age });
});

test("what breaks is left out by its name", () => {
  expect(readNotes("割れ物はだめ").avoid.flatMap(({ things }) => things)).toEqual(expect.arrayContaining(["tableware", "glassware"]));
});

test("what is chosen by oneself is not given, but still loved", () => {
  const { avoid, likes } = readRequest({
    interests: ["スニーカー"],
    additionalInfo: "スニーカーは自分で抽選に並ぶ派なので現物は×",
    language: "ja",
  });
  expect(avoid.map(({ why }) => why)).toEqual(["has"]);
  expect(likes.map(({ words }) => words)).toEqual(["スニーカー"]);
});

test.each<[string, string[]]>([
  ["ピアス作り", ["jewellery-making"]],
  ["エナドリ", ["drinks"]],
  ["大谷", ["baseball"]],
  ["プリ", ["instant-photos"]],
])("a pastime by its everyday name: %s", (words, interests) => {
  expect(readRequest({ interests: [words], language: "ja" }).likes.map((like) => like.interests)).toEqual([interests]);
});
