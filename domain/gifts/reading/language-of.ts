import type { Locale } from "#shared/locales/locale.ts";
import { maskSigns } from "./unspaced/mask-signs.ts";
import { foldWidth } from "./unspaced/same-length.ts";

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const han = /\p{sc=Han}/u;
const englishGrammar =
  /(?<![\p{L}])(?:the|a|an|and|or|but|she|he|they|her|his|is|has|loves|likes|no|not|of|with|for|to|into|in|my|already)(?![\p{L}])/giu;

/** The language of a stretch of text, by its script: a Chinese request may hold English sentences. */
export function getLanguage(text: string, locale: Locale): Locale {
  if (!kana.test(text) && !han.test(text)) return "en";
  if (isEnglishWithQuotes(text)) return "en";
  return kana.test(text) || locale === "ja" ? "ja" : "zh";
}

/** 'She loves 鬼滅の刃 and matcha' is English. */
function isEnglishWithQuotes(text: string): boolean {
  if ((text.match(englishGrammar)?.length ?? 0) < fewestEnglishWords) return false;
  return (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu)?.length ?? 0) <= mostQuotedCharacters;
}

const fewestEnglishWords = 2;
const mostQuotedCharacters = 12;

export interface Part {
  text: string;
  from: number;
  language: Locale;
}

/** The point of '1.5k' ends none. */
const sentences = /(?:[^.!?。！？\n]|(?<=\d)\.(?=\d))*(?:(?:(?<!\d)\.|\.(?!\d)|[!?。！？\n])+\s*|$)/g;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Sentences of one language each; neighbors of the same language stay together. */
export function splitLanguages(text: string, locale: Locale): Part[] {
  const parts: Part[] = [];
  for (const match of maskSigns(foldWidth(text)).matchAll(sentences)) {
    if (match[0] === "") continue;
    const sentence = text.slice(match.index, match.index + match[0].length);
    const language = getLanguage(sentence, locale);
    const last = parts.at(-1);
    if (last && (last.language === language || !hasLetters(sentence))) last.text += sentence;
    // '$50. 上司に': a figure alone is of the language that follows.
    else if (last && !hasLetters(last.text)) parts.splice(-1, 1, { ...last, text: last.text + sentence, language });
    else parts.push({ text: sentence, from: match.index, language });
  }
  return parts;
}
