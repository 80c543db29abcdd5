import { expect, test } from "vitest";
import type { Relationship } from "#shared/gift-options.ts";
import { readRequest } from "../read-request.ts";

const readNotes = (additionalInfo: string, relationship: Relationship = "friend") =>
  readRequest({ additionalInfo, relationship, language: "ja" });

const listAvoided = (notes: string, relationship?: Relationship) => readNotes(notes, relationship).avoid.map(({ told }) => told);

test.each<[string, string[]]>([
  ["サウナ好き。タオルは配るほどあるのでそれ以外でお願いします。", ["タオル"]],
  ["別のチームがボールを用意してるので、それとかぶらないものがいいです。", ["ボール"]],
  ["みんながいつもスタバカードをあげてるから別のものにしたい。", ["スタバカード"]],
  ["毎年兄がカーネーションを送ってくるので、それ以外で何か。", ["カーネーション"]],
  ["猫柄のエコバッグが5枚くらい玄関にかかってるから、それはもういいかな。", ["猫柄のエコバッグ"]],
  ["みんなで時計を贈る予定。それ以外でお願いします。", ["時計"]],
  ["湯呑みは割れるのが怖いからって使わないのでそっち系はなしで。", ["湯呑み"]],
  ["将棋が好きで、それ以外のことには興味がない。", []],
  ["韓国ドラマが好き。それ以外は特に趣味がない人。", []],
  ["別のスポーツも見るみたい。", []],
  ["豆は違うものを試すのが楽しみ。", []],
])("'not that' is of what was spoken of right before: %s", (notes, told) => {
  expect(listAvoided(notes)).toEqual(told);
});

test.each<[string, string[]]>([
  ["コーヒーは飲むけど紅茶は飲みません。", ["紅茶"]],
  ["ネックレスはつけるけど指輪は仕事柄できないらしい。", ["指輪"]],
  ["帽子はかぶるんですがマフラーは首がちくちくするから巻きません。", ["マフラー"]],
  ["時計は会社から、傘は縁起が悪いので避けたいです。", ["時計", "傘"]],
  ["羽子板は先方のご両親から、ひな人形は団地なので飾れません。", ["羽子板", "ひな人形"]],
  ["服はサイズが分からないので避けたい。", ["服"]],
])("after 'but' and after a comma another thing is spoken of: %s", (notes, told) => {
  expect(listAvoided(notes)).toEqual(told);
});

test.each<[string, string[]]>([
  ["香水は頭が痛くなるらしい。", ["香水"]],
  ["柔軟剤のきつい匂いは吐きそうになるって。", ["柔軟剤のきつい匂い"]],
  ["牛乳はお腹を下すので。", ["牛乳"]],
  ["エナジードリンクは動悸がするらしい。", ["エナジードリンク"]],
  ["納豆はどうしても食べません。", ["納豆"]],
  ["パクチーだけは一口も食べない。", ["パクチー"]],
  ["ワインを飲むと次の日頭が重いので控えるようにしてます。", ["ワイン"]],
  ["砂糖はとらないようにしています。", ["砂糖"]],
  ["スマートスピーカーは使いこなせません。", ["スマートスピーカー"]],
  ["体重計は嫌味に取られそう。", ["体重計"]],
  ["冬は肌が荒れる。", []],
  ["雨の日は頭が痛くなる。", []],
  ["今の包丁は重くて使いにくいと言ってた。", []],
  ["お茶は冷めても飲むタイプ。", []],
  ["本は寝る前に読まないと眠れない人です。", []],
])("what does somebody harm, and what nobody gets along with: %s", (notes, told) => {
  expect(listAvoided(notes)).toEqual(told);
});

test.each<[string, string[]]>([
  ["水筒が家に7本転がってるからもう増やさないで。", ["水筒"]],
  ["タオルばっかり増えて困ってるって。", ["タオル"]],
  ["焼き網3つ持ってる。", ["焼き網"]],
  ["ティーカップはもう博物館状態です。", ["ティーカップ"]],
  ["徳利はもう骨董屋が開けるくらいあります。", ["徳利"]],
  ["ミルも弟が父の日に贈るそうだ。", ["ミル"]],
  ["ソフトは父が買う。", ["ソフト"]],
  ["腕時計は自分で去年買った。", ["腕時計"]],
  ["炊飯器は親が揃えました。", ["炊飯器"]],
  ["ぶら下がり健康器は去年のボーナスで設置済み。", ["ぶら下がり健康器"]],
  ["花は孫が摘んで持ってくると喜ぶ。", []],
  ["パンは近所の人が褒めてくれるくらいおいしい。", []],
])("what is there, or comes from somebody else: %s", (notes, told) => {
  expect(listAvoided(notes)).toEqual(told);
});

test.each<[string, string[]]>([
  ["甥っ子3歳。お母さんがキャラクターものを嫌うので無地がいいです。", ["キャラクターもの"]],
  ["2歳の姪。ママはプラスチックのおもちゃが苦手だそう。", ["プラスチックのおもちゃ"]],
])("what the parents of a child won't have: %s", (notes, told) => {
  expect(listAvoided(notes, "extended-family")).toEqual(told);
});

test.each<[Relationship, string, string[]]>([
  ["extended-family", "姪っ子6歳。ママがスヌーピー好きだけど姪はすみっコぐらし。", ["すみっコぐらし"]],
  ["sibling", "義兄の影響でウイスキーを飲まされるけど本人は甘党。", ["甘党"]],
  ["colleague", "新人くんはボルダリング。前任の子は編み物好きだった。", ["ボルダリング"]],
  ["friend", "手芸部の友だちです。", ["手芸"]],
  ["sibling", "姉は猫とミステリー。", ["猫", "ミステリー"]],
  ["other", "猫がお好き。ご主人は無類の酒好きだけど先生は下戸。", ["猫"]],
  ["parent", "母はパッチワークと犬が好き。でも犬は去年旅立ったので、犬グッズを見ると泣いてしまう。", ["パッチワーク"]],
])("whose liking it is (%s): %s", (relationship, notes, likes) => {
  expect(readNotes(notes, relationship).likes.map(({ words }) => words)).toEqual(likes);
});
