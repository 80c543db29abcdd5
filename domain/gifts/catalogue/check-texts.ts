import type { Locale } from "#shared/locales/locale.ts";
import type { Concept, ConceptText } from "./concept.ts";

type TextRule = readonly [fault: string, isBroken: (text: ConceptText, concept: Concept) => boolean];

interface Lengths {
  title: number;
  shortestDescription: number;
  description: number;
  why: number;
}

const lengths = {
  en: { title: 70, shortestDescription: 50, description: 260, why: 170 },
  zh: { title: 32, shortestDescription: 20, description: 130, why: 90 },
  ja: { title: 36, shortestDescription: 20, description: 130, why: 90 },
} as const satisfies Record<Locale, Lengths>;

const namesOfOccasionsAndPeople = {
  en: /\b(birthdays?|anniversar\w+|christmas|valentine\w*|mother['’]?s day|father['’]?s day|graduat\w+|weddings?|housewarm\w*|he|she|his|her|him|wife|husband|mum|mom|dad|boyfriend|girlfriend|colleagues?|grandm\w+|grandp\w+|you|your)\b/i,
  zh: /生日|周年|圣诞|情人节|母亲节|父亲节|毕业|婚礼|新婚|乔迁|(?<![吉其])他|她|你|您|妻子|丈夫|妈妈|爸爸|同事|奶奶|爷爷/,
  ja: /誕生日|記念日|クリスマス|バレンタイン|母の日|父の日|卒業|結婚|引っ越し|新居|彼|彼女|あなた|奥さん|旦那|お母さん|お父さん|同僚|おばあ|おじい/,
} as const satisfies Record<Locale, RegExp>;

const everyLanguage: readonly TextRule[] = [
  ["it needs two to four search terms", ({ search }) => search.length < 2 || search.length > 4],
  ["a search term is said twice", ({ search }) => new Set(search).size < search.length],
  ["no exclamation marks", (text) => /[!！]/.test(joinTexts(text))],
  ["no prices in the text", (text) => /[$€£¥￥₩]|\d\s?(?:dollars|元|円)/.test(joinTexts(text))],
  [
    "spaces at an end, or two in a row",
    (text) => [text.title, text.description, text.why, ...text.search].some((part) => /^\s|\s$|\s\s/.test(part)),
  ],
];

const rules: Record<Locale, readonly TextRule[]> = {
  en: [
    ...listCommonRules("en"),
    ["straight quotation marks or apostrophes", ({ title, description, why }) => /['"]/.test(title + description + why)],
    ["letters that are not English", (text) => /[^ -~–—’“”éèêëàâäáãåçñöøüûùúíîïóôōūāīÉ°×½œ]/i.test(joinTexts(text))],
    ["the why must be one whole sentence with a full stop", ({ why }) => !/^[^.?]+(?:\.[^. ][^.?]*)*\.$/.test(why)],
  ],
  zh: [
    ...listCommonRules("zh"),
    ["this is not Chinese", (text) => /[\u3040-\u30ff]/.test(joinTexts(text)) || !/\p{Script=Han}/u.test(text.title)],
    ["western punctuation in a Chinese sentence", hasWesternPunctuation],
    ["the why must be one whole sentence that ends in 。", ({ why }) => !/^[^。]+。$/.test(why)],
  ],
  ja: [
    ...listCommonRules("ja"),
    ["this is not Japanese", ({ description }) => !/[\u3040-\u30ff]/.test(description)],
    ["western punctuation in a Japanese sentence", hasWesternPunctuation],
    ["the why must be one whole sentence that ends in 。", ({ why }) => !/^[^。]+。$/.test(why)],
  ],
};

export function listTextFaults(concept: Concept, locale: Locale): string[] {
  return rules[locale].filter(([, isBroken]) => isBroken(concept[locale], concept)).map(([fault]) => fault);
}

function listCommonRules(locale: Locale): TextRule[] {
  const { title, shortestDescription, description, why } = lengths[locale];
  return [
    ...everyLanguage,
    [`the title is longer than ${title} characters`, (text) => text.title.length > title],
    ["the description is too short to make anyone want it", (text) => text.description.length < shortestDescription],
    [`the description is longer than ${description} characters`, (text) => text.description.length > description],
    [`the why is longer than ${why} characters`, (text) => text.why.length > why],
    [
      "the text names an occasion or a person (he, she, you, wife, birthday …), which the giver may not have stated",
      (text, { onlyOccasions }) =>
        !onlyOccasions && namesOfOccasionsAndPeople[locale].test(`${text.title} ${text.description} ${text.why}`),
    ],
  ];
}

function hasWesternPunctuation({ description, why }: ConceptText): boolean {
  return /[,;:?](?:\s|$)/.test(description + why);
}

function joinTexts({ title, description, why, search }: ConceptText): string {
  return [title, description, why, ...search].join(" ");
}
