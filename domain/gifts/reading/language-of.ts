import type { Locale } from "#shared/locales/locale.ts";

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

/** Sentences of one language each; neighbors of the same language stay together. */
export function splitLanguages(text: string, locale: Locale): Part[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(/[^.!?。！？\n]*(?:[.!?。！？\n]+\s*|$)/g)) {
    if (match[0] === "") continue;
    const language = getLanguage(match[0], locale);
    const last = parts.at(-1);
    if (last && (last.language === language || !/[\p{L}]/u.test(match[0]))) last.text += match[0];
    else parts.push({ text: match[0], from: match.index, language });
  }
  return parts;
}
