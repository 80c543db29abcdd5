import {
  findBudgetBand,
  type AgeRange,
  type BudgetBand,
  type Currency,
  type Occasion,
  type Refinement,
  type Relationship,
} from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Culture } from "../knowledge/concept.ts";
import { findFactOfOccasion } from "../knowledge/facts.ts";
import { meanOwnFootball } from "./own-football.ts";
import { getAgeRange } from "../reading/age-range.ts";
import type { Reading, TypedWords } from "../reading/reading.ts";
import type { Spend } from "../reading/spend.ts";
import { foldText } from "../words/fold-words.ts";
import { roundAsShopsDo } from "./price.ts";

/** A gift request in precise terms: plain data, the same for the same meaning. */
export interface Brief {
  locale: Locale;
  currency: Currency;
  band: BudgetBand;
  relationship: Relationship;
  occasion: Occasion;
  ageRange: AgeRange | null;
  /** In years, where the words tell it more exactly than the age range. */
  age: { youngest: number; oldest: number } | null;
  gender: GiftRequest["livingSituation"];
  /** Verbatim, for the model. */
  words: TypedWords;
  /** What was understood of the words, without what the giver removed. */
  reading: Reading;
  /** The ids of what the giver removed from the reading. */
  notMeant: readonly string[];
  /** The cultures whose customs apply, by language and currency. */
  cultures: readonly Culture[];
  /** Titles that this recipient was given before, or that the request names as shown. */
  shown: readonly string[];
  /** Those of `shown` that were given in earlier queries, latest first; the oldest may be repeated when nothing else is left. */
  remembered: readonly string[];
  /** What the giver asks of these five, after a first list. */
  refine: Refinement | null;
  /** A hash of the meaning: independent of the order, case and width of the words, and of the gender. */
  seed: number;
}

/** `alreadySeen` are the titles that the same recipient was given before, latest first. */
export function buildBrief(request: GiftRequest, asRead: Reading, alreadySeen: readonly string[] = []): Brief {
  const { language: locale, currency, notMeant = [], rejected = [] } = request;
  const reading = meanOwnFootball(asRead, request);
  const band = findBudgetBand(currency, request.budget);
  if (!band) throw new Error(`there is no budget band ${request.budget} in ${currency}`);
  const age = getAge(reading, request.ageRange);
  const stated = {
    locale,
    currency,
    band: narrowBand(narrowToSpend(band, request.currency, reading.fields.spend), request.refine ?? null),
    refine: request.refine ?? null,
    relationship: request.relationship,
    occasion: request.occasion,
    ageRange: request.ageRange ?? (age ? getAgeRange(age.youngest) : null),
    age,
    gender: request.livingSituation,
    words: request,
    reading: addFactOfOccasion(reading, request),
    notMeant,
    cultures: listCultures(locale, currency),
    shown: [...new Set([...request.shown, ...rejected.map(({ title }) => title), ...alreadySeen])],
    remembered: alreadySeen.filter((title) => !request.shown.includes(title)),
  };
  return { ...stated, seed: hashMeaning(stated) };
}

/** A housewarming is for a new home, and an anniversary in the family is a wedding's, whether or not the words say so. */
function addFactOfOccasion(reading: Reading, { occasion, relationship }: Pick<GiftRequest, "occasion" | "relationship">): Reading {
  const isOfCouple = occasion === "anniversary" && marriedInTheFamily.has(relationship);
  const ofDay = isOfCouple ? "wedding-anniversary" : findFactOfOccasion(occasion);
  // The class graduates, and its teacher is thanked.
  const fact = ofDay === "graduating" && teaches.test(reading.person?.words ?? "") ? "thanks" : ofDay;
  if (fact === null || reading.facts.some((stated) => stated.fact === fact)) return reading;
  const entry = { id: `facts:${fact}`, fact, words: "", field: "text", item: 0, from: 0, to: 0 } as const;
  return { ...reading, facts: [...reading.facts, entry] };
}

/** With a husband or wife it may be that of the first date, and with a colleague that of the first day at work. */
const marriedInTheFamily: ReadonlySet<Relationship> = new Set(["parent", "child", "sibling", "extended-family"]);

const teaches = /\b(?:teachers?|tutor|professor|coach)\b|老师|班主任|导师|教练|先生|恩師|担任|コーチ/iu;

/**
 * The band of the form, or what the giver's own words leave of it: 'stay under 20' is less than 'up to 25'. The band itself where they
 * speak of another currency, or leave hardly anything of it.
 */
function narrowToSpend(band: BudgetBand, currency: Currency, spend: Spend | undefined): BudgetBand {
  if (!spend || (spend.currency !== null && spend.currency !== currency)) return band;
  const [min, max] = [Math.max(band.min, spend.least), Math.min(band.max, spend.most ?? Infinity)];
  return max >= min * narrowest + 1 ? { ...band, min, max } : band;
}

const narrowest = 1.15;

/** The share of a band, on a logarithmic scale, that 'cheaper' and 'dearer' leave. */
const shareOfBand = 0.5;

/** 'Cheaper' and 'dearer' mean the lower and the upper half of the budget that was chosen, with an amount between them that one would say. */
function narrowBand(band: BudgetBand, refine: Refinement | null): BudgetBand {
  if (refine !== "cheaper" && refine !== "dearer") return band;
  const [min, max] = [Math.max(band.min, band.max === Infinity ? 1 : band.max / 8), band.max === Infinity ? band.min * 4 : band.max];
  const middle = roundAsShopsDo(min * (max / min) ** shareOfBand);
  return refine === "cheaper" ? { ...band, max: middle } : { ...band, min: middle };
}

function getAge({ fields: { age }, facts }: Reading, range: AgeRange | undefined): Brief["age"] {
  if (age) return isOfRange(age, range) ? age : null;
  return range === "13-17" && facts.some(({ fact }) => fact === "new-driver") ? ageOfNewDrivers : null;
}

/** Nobody gets a license before. */
const ageOfNewDrivers = { youngest: 16, oldest: 17 };

/** Where the form says otherwise, the words tell of somebody else. */
function isOfRange({ youngest }: { youngest: number }, range: AgeRange | undefined): boolean {
  return range === undefined || getAgeRange(youngest) === range;
}

function listCultures(locale: Locale, currency: Currency): Culture[] {
  const found: Culture[] = [];
  if (locale === "zh" || currency === "CNY") found.push("zh");
  if (locale === "ja" || currency === "JPY") found.push("ja");
  if (currency === "KRW") found.push("ko");
  return found;
}

function hashMeaning({ reading, ...brief }: Omit<Brief, "seed">): number {
  const ids = [...reading.likes, ...reading.avoid, ...reading.facts, ...reading.wishes, ...reading.traits].map(({ id }) => id);
  return hashText(
    JSON.stringify([
      brief.relationship,
      brief.occasion,
      brief.currency,
      brief.band.value,
      brief.band.min,
      brief.band.max,
      brief.ageRange,
      brief.age,
      brief.locale,
      brief.refine,
      [...new Set(ids)].toSorted(),
      brief.shown.map(foldText).toSorted(),
    ]),
  );
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  return hash >>> 0;
}
