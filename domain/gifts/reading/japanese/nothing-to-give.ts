import { isKnownWord } from "./known-words.ts";

/** かわいいもの: a wish at most; 甘いもの is known. */
export function isAnything(text: string): boolean {
  return (
    plainWords.test(text) ||
    (/^[\p{sc=Han}\p{sc=Hiragana}]+い(?:もの|物|モノ)?$/u.test(text) && /(?:もの|物|モノ|愛い|わいい)$/.test(text) && !isKnownWord(text))
  );
}

/** 奥さんのぶんはいらない, うちバイト禁止だから: whose share it is, or what is so with the giver, is no thing to leave out. */
export const isNoThing = (text: string) => ofWhom.test(text) || isChore(text);

const ofWhom =
  /^(?:うち|私|わたし|あたし|僕|ぼく|俺|おれ|自分)(?:の|ら)?(?!わ|ら)(?:$|[\p{sc=Han}\p{sc=Katakana}])|^[^、。]{1,8}(?:の)?(?:ぶん|分)$|の(?:話題?|ことば|言葉|噂|うわさ)$|^[\d一二三四五六七八九十]+(?:ミリ|mm|円|歳|才|人)$/u;

/** Who hates a chore may well be glad of what does it for them. */
const isChore = (text: string) =>
  /^(?:お?片付け|お?掃除|お?洗濯|お?皿洗い|(?:お|食器)?洗い(?:物|もの)?|家事|ゴミ出し|草むしり|アイロン(?:がけ)?)$/.test(text);

/** How things are, of any kind. */
const plainWords =
  /^(?!おしゃれ$)(?:(?:派手|地味|シンプル|おしゃれ|オシャレ|静か|にぎやか|賑やか|豪華|きれい|綺麗|上品|個性的|面白|変わり|新し|珍し|流行り|目立ちたがり)(?:なの|なもの|な物|い?物)?|(?:新し|面白|珍し|安|高|楽し)い(?:の|もの|物))$/;
