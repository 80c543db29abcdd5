import type { Locale } from "#shared/locales/locale.ts";

// Words in the lexicon that tell one name from another; within a sentence they read badly: 'a Trek bikes jersey', トレック 自転車の帽子.
const englishLabels: readonly (readonly [kinds: RegExp, label: RegExp])[] = [
  [
    /-brand$/,
    / (?:audio|badminton|bicycles?|bikes|cameras?|camping|cars|clothing|cosmetics|craft|cricket|fishing|fitness|gear|golf|guitars|headphones|hockey|laptop|lens|motorcycles|outdoor|pedals|pens|phones|rugby|[Rr]unning|saddle|sewing|skin|skincare|stationery|swimwear|(?:table )?tennis|tools|tracker|watches)$/,
  ],
  [
    /^(?:artist|band|board-game|book-series|film|film-series|musical|opera|podcast|series|video-game)$/,
    / (?:ballet|(?:French |the )?band|(?:board )?games?|books|films?|movies?|musical|novels|podcast|series|singer)$/,
  ],
  [/^radio-show$/, / programme$/],
  [/^collectible$/, / (?:coins|dispensers|figurines|pins|stamps)$/],
  [/^trading-cards$/, / (?:cards|stickers)$/],
  [/^language$/, / language$/],
  [/^national-team$/, /(?<!['’]s)(?: national)? (?:baseball|football|soccer) team$/],
  [/^animal$/, /(?<=goose) bird$/],
  [/^plant$/, / flower$|(?<=heather|bamboo) plant$/],
  [/^pet$/, / pet$/],
];

const chineseLabel = / (?:电视剧|动画|泡泡玛特|广西|脱口秀|搞笑|是枝裕和|高仓健|真人版|家居|植物|异教|街头)$/u;

const japaneseLabel =
  / (?:アイルランド|アウトドア|アニメ|アンプ|イヤホン|ウイスキー|ウズベキスタン|エフェクター|おもちゃ|オーウェル|お菓子|カクテル|カンナ|カードゲーム|ギター|キャンプ|グリル|クーラー|ケーキ|ゲーム|ゲーム機|コスメ|ゴルフ|サイクルウェア|サックス|サドル|サンダル|スキン|スコットランド|スニーカー|スノーボード|スピーカー|スリランカ|ターンテーブル|テキーラ|テント|デニム|トラクター|ドライバー|ドラマ|ドラム|ドローン|ネパール|ハーモニカ|バーナー|バイク|バスケ|バッグ|バレエ|バレー|バンド|ビール|ブーツ|ヘッドホン|ヘルメット|ベトナム|ボードゲーム|ボールペン|ミシン|ミニチュア|ミヒャエル・エンデ|ミュージカル|ユニット|ランニング|リール|レインブーツ|レストラン|レンズ|ワイン|万年筆|中国|中国ドラマ|任天堂|余華|入浴剤|劇団四季|動物|北海道|卓球|双眼鏡|台湾|名古屋|四川|大河|夏目漱石|夢枕獏|宝塚|実写|家具|小説|山|岩井俊二|工具|巡礼|布団|広東|建機|役所広司|愛媛|手芸|探査機|掃除機|文具|新疆|日本酒|昆虫|映画|時計|木|栃木|植物|歌手|毛糸|水着|海|湊かなえ|焼酎|犬|猫|王小波|盆栽|盲盒|福建|科学雑誌|空母|老舎|自転車|英国|莫高窟|菓子|蒸気機関車|観葉植物|車|鉄道模型|電子ピアノ|雑誌|雑貨|雲南|韓国|食器|飲み物|馬|魔女の宅急便|魚|鳥|麦芽飲料)$/u;

/** A name as it stands beside others in a sentence: 'Trek' for the lexicon's 'Trek bikes', モモ for モモ ミヒャエル・エンデ. */
export function dropLabel(kind: string, name: string, locale: Locale): string {
  if (locale === "zh") return name.replace(chineseLabel, "");
  // A name of three words or more is none with a label: ぼく モグラ キツネ 馬.
  if (locale === "ja") return name.split(" ").length > 2 ? name : name.replace(/ 包丁$/u, "の包丁").replace(japaneseLabel, "");
  const found = englishLabels.find(([kinds, label]) => kinds.test(kind) && label.test(name));
  return found ? name.replace(found[1], "") : name;
}

/** 'Roses' is 'rose', and 'wolves and foxes' is 'wolf and fox', as they stand before a noun. */
export function makeSingular(words: string): string {
  return words.replaceAll(/\p{L}+(?= and |$)/gu, (word) => {
    if (/(?:ss|us|is|ics|os)$|^(?:blues|darts|Pilates|lights|Dragons|Catacombs|Legends|Titans)$/.test(word)) return word;
    return word
      .replace(/lves$/, "lf")
      .replace(/ies$/, "y")
      .replace(/(x|ch|sh|o)es$/, "$1")
      .replace(/s$/, "");
  });
}
