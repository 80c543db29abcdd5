import { isKnownWord } from "./known-words.ts";

/** かわいいもの: a wish at most; 甘いもの is known. */
export function isAnything(text: string): boolean {
  return (
    plainWords.test(text) ||
    (/^[\p{sc=Han}\p{sc=Hiragana}]+い(?:もの|物|モノ)?$/u.test(text) && /(?:もの|物|モノ|愛い|わいい)$/.test(text) && !isKnownWord(text))
  );
}

/** Who hates a chore may well be glad of what does it for them. */
export const isChore = (text: string) =>
  /^(?:お?片付け|お?掃除|お?洗濯|お?皿洗い|(?:お|食器)?洗い(?:物|もの)?|家事|ゴミ出し|草むしり|アイロン(?:がけ)?)$/.test(text);

/** How things are, of any kind. */
const plainWords =
  /^(?!おしゃれ$)(?:(?:派手|地味|シンプル|おしゃれ|オシャレ|静か|にぎやか|賑やか|豪華|きれい|綺麗|上品|個性的|面白|変わり|新し|珍し|流行り|目立ちたがり)(?:なの|なもの|な物|い?物)?|(?:新し|面白|珍し|安|高|楽し)い(?:の|もの|物))$/;
