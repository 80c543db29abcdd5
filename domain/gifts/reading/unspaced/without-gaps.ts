import type { Passage, Stretch, Understood } from "../language.ts";

/** Between Han or kana and Latin letters or figures: 不要 LEGO, 养了 2 只猫; but a laugh ends what was said (大師XD 手機架), and so does a price: 喜欢钓鱼 300左右, 妻 1万. */
const gap =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]) (?=[\p{sc=Latin}\d])(?!\d{3,}(?:[-~～到至]\d+)?(?:元|块|左右|上下|以内|以下|之内|内|$|[，。,；]))(?!\d+[万千](?:円|くらい|ぐらい|程度|前後|以内|以下|まで|$|[、。]))|(?<=[\p{sc=Latin}\d])(?<!(?<!\p{sc=Latin})(?:x[dD]+|X[dD]+|lol|lmao|QQ|qq|orz|QAQ|qaq|TAT|qwq|w{2,}|(?<=[\p{sc=Hiragana}\p{sc=Katakana}ー])[wｗ]|(?:ha){2,}|h{3,}|233+)) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;
/** Who parts words with spaces means something by all of them: 牛奶 香蕉 LEGO 都不要. */
const parting = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー] +[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Reads a passage as if the spaces that typographers put around Latin letters weren't there; what is found stands where it was typed. */
export function readWithoutGaps(passage: Passage, read: (passage: Passage) => Understood): Understood {
  const { text, field } = passage;
  const gaps = field === "interests" || parting.test(text) ? [] : [...text.matchAll(gap)].map(({ index }) => index);
  if (gaps.length === 0) return read(passage);
  const found = read({ ...passage, text: text.replace(gap, "") });
  const place = <T extends Stretch>(one: T): T => ({ ...one, from: locate(gaps, one.from), to: locate(gaps, one.to - 1) + 1 });
  return {
    ...found,
    claims: found.claims.map((claim) => {
      const placed = place(claim);
      return { ...placed, words: text.slice(placed.from, placed.to), tokens: claim.tokens.map((token) => place(token)) };
    }),
    trades: found.trades.map((trade) => place(trade)),
    facts: found.facts.map((fact) => place(fact)),
    wishes: found.wishes.map((wish) => place(wish)),
    person: found.person && place(found.person),
    tokens: found.tokens.map((token) => place(token)),
  };
}

/** Where a position of the text without gaps stood in the text with them. */
function locate(gaps: readonly number[], at: number): number {
  let place = at;
  for (const one of gaps) {
    if (one > place) break;
    place += 1;
  }
  return place;
}
