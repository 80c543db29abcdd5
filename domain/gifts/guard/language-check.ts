import type { Locale } from "#shared/locales/locale.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import { isWrittenAsJapanese, isWrittenAsSimplifiedChinese } from "../words/chinese-forms.ts";

// Words that nearly every English sentence contains, and that other languages in Latin script do not have.
const englishWords = new Set(
  "the and of to with for that this these their they from while who which your it its it's are can will has have by is be not into every after itself one makes more without until through about when what where than".split(
    " ",
  ),
);
const leastEnglishShare = 0.06;
const wordsToJudgeBy = 8;
const longestKanjiTitle = 24;
// Tolerates a few forms of the neighboring script, which may be shared or part of a name.
const mostForeignForms = 0.15;
const leastKana = 0.15;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const han = /\p{Script=Han}/gu;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu;
const latin = /\p{Script=Latin}/gu;
const letter = /\p{L}/gu;

/** Whether an idea is written in the requested language; foreign names are tolerated. */
export function isInLanguage(suggestion: Suggestion, locale: Locale): boolean {
  return checks[locale](suggestion);
}

const checks = {
  en: ({ title, description, explanation, category, searchTerms }) =>
    [title, description, explanation, category].every((text) => share(text, latin) >= 0.8) &&
    share(searchTerms.join(" "), latin) >= 0.6 &&
    isEnglish(`${description} ${explanation}`),
  zh: ({ title, description, explanation, category }) =>
    [title, category].every((text) => count(text, han) > 0) &&
    [description, explanation].every((text) => share(text, han) >= 0.5) &&
    isSimplifiedChinese([title, category, description, explanation].join(" ")),
  ja: ({ title, description, explanation, category }) =>
    (count(title, kana) > 0 || (count(title, han) > 0 && title.length <= longestKanjiTitle)) &&
    [description, explanation].every((text) => share(text, kana) >= leastKana && share(text, japanese) >= 0.5) &&
    count(category, japanese) > 0 &&
    measureForeignForms([title, description, explanation].join(" "), isWrittenAsJapanese) <= mostForeignForms,
} as const satisfies Record<Locale, (suggestion: Suggestion) => boolean>;

function isEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  return words.length < wordsToJudgeBy || words.filter((word) => englishWords.has(word)).length / words.length >= leastEnglishShare;
}

function isSimplifiedChinese(text: string): boolean {
  return count(text, kana) === 0 && measureForeignForms(text, isWrittenAsSimplifiedChinese) <= mostForeignForms;
}

function share(text: string, script: RegExp): number {
  const letters = count(text, letter);
  return letters === 0 ? 1 : count(text, script) / letters;
}

function count(text: string, script: RegExp): number {
  return text.match(script)?.length ?? 0;
}

/** The share of the Chinese characters in a text whose form its language does not use. */
function measureForeignForms(text: string, isOwn: (character: string) => boolean): number {
  const characters = [...new Set(text.match(han))];
  return characters.filter((character) => !isOwn(character)).length / Math.max(characters.length, 1);
}
