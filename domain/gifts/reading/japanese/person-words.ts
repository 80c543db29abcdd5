import type { Relationship } from "#shared/gift-options.ts";

export interface PersonWords {
  words: string;
  relationship: Relationship;
  gender?: "male" | "female";
}

/** How people speak of those they give to; longer words first where one holds the other. */
export const personWords: readonly PersonWords[] = [
  {
    words:
      "(?:お?隣|ご?近所|向かい|お向かい|下の階|上の階|大家|スナック|バー|お店|店)の(?:おじい(?:さん|ちゃん)|おばあ(?:さん|ちゃん)|おじさん|おばさん|奥さん|ご主人|ご夫婦|ママ|お姉さん|お兄さん)|(?:お?隣|ご?近所|よそ|上の階|下の階)の(?:子(?:ども|供)?|人|お宅)",
    relationship: "other",
  },
  { words: "義母|義理の母|お義母さん|姑|しゅうとめ", relationship: "parent", gender: "female" },
  { words: "義父|義理の父|お義父さん|舅", relationship: "parent", gender: "male" },
  { words: "義両親|義理の両親", relationship: "parent" },
  {
    words:
      "祖母|おばあちゃん|おばあさん|お祖母ちゃん|お祖母さん|ばあちゃん|ばあば|ばぁば|曾祖母|伯母|叔母|おば(?=さん|$|は|が|の|に)|姪っ?子?|義姉|義妹|義理の(?:姉|妹)|孫娘|姪|兄嫁|弟嫁|お嫁さん|従姉妹|従妹",
    relationship: "extended-family",
    gender: "female",
  },
  {
    words:
      "祖父(?!母)|おじいちゃん|おじいさん|お祖父ちゃん|お祖父さん|じいちゃん|じいじ|じぃじ|曾祖父|伯父|叔父|おじ(?=さん|$|は|が|の|に)|甥っ?子?|義兄|義弟|義理の(?:兄|弟)|娘婿|婿(?:さん)?|従兄弟|従弟",
    relationship: "extended-family",
    gender: "male",
  },
  { words: "祖父母|いとこ|はとこ|孫(?!の手)|親戚|お孫さん", relationship: "extended-family" },
  {
    words: "お母さま|お母様|お母さん|お?かあ(?:さん|ちゃん)|母親|母さん|お袋|ママ(?!友|チャリ)|おふくろ|オカン|母(?!国|校|の日|子)",
    relationship: "parent",
    gender: "female",
  },
  {
    words: "お父さま|お父様|お父さん|お?とう(?:さん|ちゃん)|父親|父さん|パパ|おやじ|オヤジ|親父|オトン|父(?!の日|子|兄)",
    relationship: "parent",
    gender: "male",
  },
  { words: "両親|ご両親|父母|親(?=$|は|が|に|へ|の)", relationship: "parent" },
  {
    words: "(?<!愛)妻|奥さん|奥様|家内|嫁(?!さんの)|嫁さん|彼女(?=へ|に|と|の|は|が|、|さん)|婚約者の女性|フィアンセ",
    relationship: "spouse",
    gender: "female",
  },
  {
    words: "夫(?!婦|人)|主人(?!公)|旦那(?:さん|様)?|ダンナ|彼氏|彼ピ|彼(?=への|へ|に|の(?:お?誕生日|バースデー))",
    relationship: "spouse",
    gender: "male",
  },
  { words: "恋人|パートナー|婚約者|相方", relationship: "spouse" },
  { words: "長女|次女|三女|末娘|娘(?!婿|夫婦)|娘さん|娘夫婦", relationship: "child", gender: "female" },
  { words: "長男|次男|三男|息子(?!夫婦)|息子さん|息子夫婦|せがれ", relationship: "child", gender: "male" },
  {
    words:
      "(?:上|下|真ん中)の(?:お)?(?:子(?!供|ども)|お子さん)(?!が(?:まだ|生後|小さ|産|生|\\d))|末っ子|お子さん|うちの子|我が子|連れ子|双子(?!の(?:孫|[姉妹兄弟姪甥]|いとこ|友))|子供(?!会|の日|の頃|っぽ)|子ども(?!会|の日|の頃|っぽ)",
    relationship: "child",
  },
  { words: "お姉ちゃん|姉ちゃん|お姉さん|姉貴|姉(?!妹)|妹(?!さんの)", relationship: "sibling", gender: "female" },
  { words: "お兄ちゃん|兄ちゃん|お兄さん|兄貴|兄(?!弟)|弟(?!子)", relationship: "sibling", gender: "male" },
  { words: "きょうだい|兄弟|姉妹", relationship: "sibling" },
  {
    words:
      "上司|部長|課長|係長|社長|店長|先輩|後輩|同僚|部下|同期|マネージャー|局長|室長|チームリーダー|リーダー|支店長|専務|常務|会長|新人(?:さん)?|主任|所長|工場長|次長|本部長|編集長|新入社員|技能実習生|職場の(?:人|方|女性|男性)|元同僚|パートさん|スタッフ",
    relationship: "colleague",
  },
  { words: "ママ友|女友達", relationship: "friend", gender: "female" },
  {
    words:
      "友人|お?友達|お?友だち|お?ともだち|親友|幼なじみ|幼馴染み?|同級生|ルームメイト|山仲間|釣り仲間|(?:推し活|[\\p{sc=Han}]{1,3}|(?:ゲーム|ゴルフ|サークル|キャンプ|テニス|バンド|ランニング|ライブ))仲間|仲間|推し友|ネッ友|フォロワー|サークルの",
    relationship: "friend",
  },
  {
    words:
      "担任の先生|恩師|先生(?!の(?:ok|許可|指示|話))|教授|大家さん|隣人|お隣(?:さん)?|ご近所(?:さん)?(?!の(?:$|[^、。はがも]{1,6}仲間))|ヘルパーさん|看護師さん|保育士(?:さん)?|ホストマザー|ホストファザー|コーチ|監督|取引先|お客様|お得意様|師匠|担当(?:者|さん)|美容師さん|(?:担当|いつも|行きつけ)の美容師|家庭教師|仲人",
    relationship: "other",
  },
];

/** Who is one to give to where the words alone say for whom it is; in a note about somebody else they are but mentioned. */
export const alsoPeople: readonly PersonWords[] = [
  { words: "彼女(?=[\\s。（(]|$)", relationship: "spouse", gender: "female" },
  {
    words: "(?:近所|隣)の(?:おばあ(?:ちゃん|さん)|おばさん|奥さん)|元カノ|元彼女|元[妻嫁]",
    relationship: "other",
    gender: "female",
  },
  { words: "(?:近所|隣)の(?:おじい(?:ちゃん|さん)|おじさん)|元カレ|元彼(?!女)|元旦那|元夫", relationship: "other", gender: "male" },
  {
    words:
      "(?:職場|会社|部署|チーム|課|オフィス|同じ部署|店)の(?:みんな|皆(?:さん|様)?|みなさん|人たち|メンバー|全員|女性陣|男性陣|女の子|男の子|子|方々|仲間|友達|人|方)|(?:事務|経理|総務|人事|営業|受付)の(?:人|方|女性|男性|子|お姉さん)|(?:バイト|パート)仲間|バイト先の(?:人|子|友達|仲間|みんな)|派遣(?:さん|社員)|インターン(?:生)?(?!ネット|ハイ)|事務さん|直属の上司",
    relationship: "colleague",
  },
  {
    words:
      "クラス(?:の子|メイト|のみんな)|シェアメイト|同居人|(?:オタ|ヲタ|ズッ|飲み|趣味)友|マブダチ|(?:仲良しの|仲の?[良い]い)(?:子|人)|片思い(?:中)?の?(?:人|相手|子)|(?<=^|[。、\\s#は（(]|ずっと|私の)(?:好きな|気になる|気になっている|気になってる)(?:人|子|相手)(?=に|へ|の|が|は|、|。|\\s|$)|(?<=^|[。、\\s])相棒(?=に|へ|の(?!映画|グッズ|DVD))",
    relationship: "friend",
  },
  {
    words:
      "担任|(?:塾|予備校|専任)?講師|主治医|お?医者(?:さん)?|介護士(?:さん)?|ケアマネ(?:さん|ジャーさん)?|管理人さん|配達員(?:さん)?|(?:宅配|配達)の(?:人|方|お兄さん)|郵便屋さん|お客さん|(?:部活の)?顧問|住職|大家(?!族)|クライアント|知人|知り合い|お世話に(?:なった|なってる|なっている|なりました)(?:人|方)|助産師(?:さん)?|留学生|ホスト(?:ファミリー|マザー|ファーザー)|(?:店|バー|喫茶店|居酒屋)のマスター|町内会長|民生委員(?:さん)?|担当編集(?:さん)?|近所の(?:人|方)|校長|教頭",
    relationship: "other",
  },
];
