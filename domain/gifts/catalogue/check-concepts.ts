import { ageRanges, currencies, listBudgetBands, occasions } from "#shared/gift-options.ts";
import { clipToBand, findConceptPrice } from "../price.ts";
import { interestIds } from "../vocabulary/interests.ts";
import { thingIds } from "../vocabulary/things.ts";
import { traitIds } from "../vocabulary/traits.ts";
import type { Concept, ConceptText } from "./concept.ts";

const namesOfOccasionsAndPeople = {
  en: /\b(birthdays?|anniversar\w+|christmas|valentine\w*|mother'?s day|father'?s day|graduat\w+|weddings?|housewarm\w*|he|she|his|her|him|wife|husband|mum|mom|dad|boyfriend|girlfriend|colleagues?|grandm\w+|grandp\w+|you|your)\b/i,
  zh: /生日|周年|圣诞|情人节|母亲节|父亲节|毕业|婚礼|新婚|乔迁|他|她|你|您|妻子|丈夫|妈妈|爸爸|同事|奶奶|爷爷/,
  ja: /誕生日|記念日|クリスマス|バレンタイン|母の日|父の日|卒業|結婚|引っ越し|新居|彼|彼女|あなた|奥さん|旦那|お母さん|お父さん|同僚|おばあ|おじい/,
} as const;
const longestTitle = { en: 70, zh: 32, ja: 36 } as const;
const languages = ["en", "zh", "ja"] as const;

/** Says in plain words what is wrong with the concepts; an empty list when nothing is. */
export function listConceptFaults(concepts: readonly Concept[]): string[] {
  const seen = new Set<string>();
  return concepts.flatMap((concept) => {
    const faults = [...listFactFaults(concept), ...languages.flatMap((language) => listTextFaults(concept, language))];
    if (seen.has(concept.id)) faults.push("another concept has the same id");
    seen.add(concept.id);
    return faults.map((fault) => `${concept.id}: ${fault}`);
  });
}

function listFactFaults(concept: Concept): string[] {
  const [low, high] = concept.price;
  const [youngest, oldest] = concept.ages.map((age) => ageRanges.indexOf(age));
  const alcoholic = concept.things.some((thing) => ["alcohol", "wine", "beer", "whisky", "sake", "spirits", "cocktail"].includes(thing));
  return [
    !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(concept.id) && "the id must be kebab-case",
    !(low > 0 && high > low * 1.2) && "the price needs a lowest and a clearly higher highest amount",
    youngest === undefined || oldest === undefined || youngest > oldest ? "the ages are in the wrong order" : false,
    alcoholic && (youngest ?? 0) < ageRanges.indexOf("25-34") && "alcohol may start at 25-34 only (18-24 holds people under 21)",
    concept.things.length === 0 && "name at least one thing that it is or contains",
    ...listUnknown("interest", Object.keys(concept.interests), interestIds),
    ...listUnknown("trait", Object.keys(concept.traits), traitIds),
    ...listUnknown("thing", concept.things, thingIds),
    ...listUnknown("occasion", Object.keys(concept.occasions), occasions),
  ].filter((fault) => fault !== false);
}

function listUnknown(kind: string, given: readonly string[], known: readonly string[]): string[] {
  return given.filter((word) => !known.includes(word)).map((word) => `${kind} "${word}" is not in the vocabulary`);
}

function listTextFaults(concept: Concept, language: (typeof languages)[number]): string[] {
  const text: ConceptText = concept[language];
  const whole = [text.title, text.description, text.why, ...text.search].join(" ");
  const faults = [
    text.title.length > longestTitle[language] && `the title is longer than ${longestTitle[language]} characters`,
    text.description.length < (language === "en" ? 50 : 20) && "the description is too short to make anyone want it",
    text.description.length > (language === "en" ? 260 : 130) && "the description is too long for a tag",
    text.why.length > (language === "en" ? 170 : 90) && "the why is too long for one sentence",
    (text.search.length < 2 || text.search.length > 4) && "it needs two to four search terms",
    !concept.onlyOccasions && namesOfOccasionsAndPeople[language].test(`${text.title} ${text.description} ${text.why}`) &&
      "the text names an occasion or a person (he, she, you, wife, birthday …), which the giver may not have stated",
    /[!！]/.test(whole) && "no exclamation marks",
    /[$€£¥￥₩]|\d\s?(dollars|元|円)/.test(whole) && "no prices in the text",
    language === "en" && /[^ -~–—’“”éèêëàâäáãåçñöøüûùúíîïóôōūāīÉ°×½œ]/i.test(whole) && "letters that are not English",
    language === "zh" && (/[\u3040-\u30ff]/.test(whole) || !/\p{Script=Han}/u.test(text.title)) && "this is not Chinese",
    language === "ja" && !/[\u3040-\u30ff]/.test(text.description) && "this is not Japanese",
    language !== "en" && /[,;:?](\s|$)/.test(text.description + text.why) && "western punctuation in a Chinese or Japanese sentence",
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `(${language}) ${fault}`);
}

/** How many concepts are left in each cell of age range, currency and budget band. */
export function countCells(concepts: readonly Concept[]): { cell: string; count: number }[] {
  return ageRanges.flatMap((age, position) =>
    currencies.flatMap((currency) =>
      listBudgetBands(currency).map((band) => ({
        cell: `${age} ${currency} ${band.value}`,
        count: concepts.filter(
          ({ ages: [from, to], ...concept }) =>
            ageRanges.indexOf(from) <= position &&
            position <= ageRanges.indexOf(to) &&
            clipToBand(findConceptPrice(concept, currency), band),
        ).length,
      })),
    ),
  );
}
