import { findBudgetBand } from "#shared/gift-options.ts";
import type { AgeRange, BudgetBand, Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { Culture } from "./catalogue/concept.ts";
import { foldText } from "./words/fold-words.ts";
import { isNeed } from "./words/is-need.ts";
import { findNamed, interestVocabulary, traitVocabulary } from "./words/match-words.ts";
import { readChildAge } from "./words/read-child-age.ts";
import type { ChildAge } from "./words/read-child-age.ts";
import { findCircumstance } from "./words/read-circumstances.ts";
import type { Circumstance } from "./words/read-circumstances.ts";
import { readNotes } from "./words/read-notes.ts";
import type { Exclusion } from "./words/read-notes.ts";
import { readStated } from "./words/read-stated.ts";
import type { Stated } from "./words/read-stated.ts";
import type { InterestId } from "./vocabulary/interests.ts";
import type { TraitId } from "./vocabulary/traits.ts";

export type { ChildAge, Circumstance, Exclusion, Stated };

/** A gift request in precise terms: free text has become words of the vocabulary, the budget a band, the culture a set. */
export interface Brief {
  locale: Locale;
  currency: Currency;
  band: BudgetBand;
  relationship: Relationship;
  occasion: Occasion;
  ageRange: AgeRange | null;
  /** What the words tell of the age of a child; `null` when nothing, and for anybody older than the first range. */
  childAge: ChildAge | null;
  interests: readonly Stated<InterestId>[];
  traits: readonly Stated<TraitId>[];
  /** What was stated among them and is none: 'a nurse', 'getting over surgery'. It is minded, but no idea is given for it. */
  circumstances: readonly Circumstance[];
  exclusions: readonly Exclusion[];
  /** The cultures whose customs apply, by language and currency. */
  cultures: ReadonlySet<Culture>;
  /** Titles that this recipient was given before, or that the request names as shown. */
  shown: readonly string[];
  /** Those of `shown` that were given in earlier queries, latest first; the oldest may be repeated when nothing else is left. */
  remembered: readonly string[];
  /** A hash of the meaning: independent of the order, case and width of the words, and of the gender. */
  seed: number;
}

/**
 * Builds the brief of a request. Free text becomes words of the vocabulary, as far as that knows them. `alreadySeen` are the
 * titles that the same recipient was given before, latest first.
 */
export function buildBrief(request: GiftRequest, alreadySeen: readonly string[] = []): Brief {
  const { language: locale, currency } = request;
  const band = findBudgetBand(currency, request.budget);
  if (!band) throw new Error(`No budget band ${request.budget} in ${currency}`);
  const age = readAge(request);
  const stated = {
    locale,
    currency,
    band,
    relationship: request.relationship,
    occasion: request.occasion,
    ...age,
    ...readPerson(request, age.ageRange),
    shown: [...new Set([...request.shown, ...alreadySeen])],
    remembered: alreadySeen.filter((title) => !request.shown.includes(title)),
  };
  const seed = hashMeaning(stated);
  return {
    ...stated,
    interests: orderBySeed(stated.interests, seed),
    traits: orderBySeed(stated.traits, seed),
    cultures: findCultures(locale, currency),
    seed,
  };
}

/** A child of whom it is told in words alone is one of the first range, too. */
function readAge({ ageRange, relationship, ...request }: GiftRequest): Pick<Brief, "ageRange" | "childAge"> {
  const { additionalInfo = "", interests = [], personalities = [] } = request;
  const childAge = readChildAge([additionalInfo, ...interests, ...personalities], { relationship, ageRange: ageRange ?? null });
  return { ageRange: childAge ? "0-12" : (ageRange ?? null), childAge };
}

type Person = Pick<Brief, "interests" | "traits" | "circumstances" | "exclusions">;

function readPerson(request: GiftRequest, ageRange: AgeRange | null): Person {
  const { interests, traits } = readInterestsAndTraits(request);
  const notes = readNotes(joinNotes(request), request.language);
  const unknown = [...interests, ...traits].filter(({ id }) => id === null);
  return {
    interests: interests.filter(isLikedOrHad),
    traits: traits.filter(isLikedOrHad),
    circumstances: [...unknown.flatMap(({ words }) => findCircumstance(words) ?? []), ...notes.circumstances],
    exclusions: notes.exclusions.filter(({ words }) => !isAge(words, request.relationship, ageRange)),
  };
}

/** A lone 'baby' is what a child is, and what a grown-up may have enough of. */
function isAge(words: string, relationship: Relationship, ageRange: AgeRange | null): boolean {
  return ageRange === "0-12" && readChildAge([words], { relationship, ageRange }) !== null;
}

/** Interests that were typed among the personalities count as interests. */
function readInterestsAndTraits({ interests = [], personalities = [], language }: GiftRequest): Pick<Brief, "interests" | "traits"> {
  const traits = readStated(personalities, traitVocabulary, language);
  const known = traits.filter(({ id }) => id !== null);
  const strays = traits.filter(({ id, words }) => id === null && namesInterest(words));
  return {
    interests: readStated([...interests, ...strays.map(({ words }) => words)], interestVocabulary, language),
    traits: [...known, ...traits.filter((trait) => trait.id === null && !strays.includes(trait))],
  };
}

function namesInterest(words: string): boolean {
  return findNamed(words, interestVocabulary).hits.some(({ meanings }) => meanings.some(({ id }) => id !== null));
}

/** Whoever is called vegan or sober among the interests or traits must not get what a note would rule out. */
function joinNotes({ additionalInfo = "", interests = [], personalities = [] }: GiftRequest): string {
  return [additionalInfo, ...[...interests, ...personalities].filter(isNeed)].join("\n");
}

/** Not what somebody is, goes through or keeps to. */
function isLikedOrHad({ id, words }: Stated<string>): boolean {
  return id !== null || (findCircumstance(words) === null && !isNeed(words));
}

function findCultures(locale: Locale, currency: Currency): ReadonlySet<Culture> {
  const cultures = new Set<Culture>();
  if (locale === "zh" || currency === "CNY") cultures.add("zh");
  if (locale === "ja" || currency === "JPY") cultures.add("ja");
  if (currency === "KRW") cultures.add("ko");
  return cultures;
}

function hashMeaning(brief: Omit<Brief, "seed" | "cultures" | "remembered">): number {
  return hashText(
    JSON.stringify([
      brief.relationship,
      brief.occasion,
      brief.currency,
      brief.band.value,
      brief.ageRange,
      brief.locale,
      brief.interests.map(foldStated).toSorted(),
      brief.traits.map(foldStated).toSorted(),
      brief.exclusions.map(({ words }) => foldText(words)).toSorted(),
      brief.shown.map(foldText).toSorted(),
      ...brief.circumstances.map(({ words }) => foldText(words)).toSorted(),
      ...(brief.childAge ? [brief.childAge] : []),
    ]),
  );
}

function foldStated({ id, words }: Stated<string>): string {
  return id ?? `? ${foldText(words)}`;
}

// Ordered by the seed: the typed order is meaningless, and an alphabetical one would always favour the same interests.
function orderBySeed<Id extends string>(stated: readonly Stated<Id>[], seed: number): readonly Stated<Id>[] {
  const place = (one: Stated<Id>) => hashText(`${seed} ${foldStated(one)}`);
  return stated.toSorted((first, second) => place(first) - place(second));
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  }
  return hash >>> 0;
}
