import type { AgeRange } from "#shared/gift-options.ts";
import { alcoholInterests, alcoholName } from "../knowledge/alcohol.ts";
import type { Like } from "../reading/reading.ts";
import { isLabeledForOthers } from "../words/age-labels.ts";
import { splitUnits, tidyText } from "../words/fold-words.ts";
import type { Unit } from "../words/fold-words.ts";
import { createLexicon } from "../words/lexicon.ts";
import type { Hit, Lexicon } from "../words/lexicon.ts";
import { listStated, thingLexicon } from "../words/text-things.ts";
import type { ChildAge } from "../vocabulary/age-words.ts";
import { readNames } from "../vocabulary/entry.ts";
import { listCovered } from "../vocabulary/things.ts";
import { harmlessWords, unsafeWords } from "./unsafe-words.ts";
import type { UnsafeKind } from "./unsafe-words.ts";

const always: readonly UnsafeKind[] = ["tobacco", "gambling", "weapon", "adult", "drug"];
const unsafeKindsByAge = {
  "0-12": [...always, "youth", "child"],
  "13-17": [...always, "youth"],
  "18-24": always,
  "25-34": always,
  "35-49": always,
  "50-64": always,
  "65+": always,
} as const satisfies Record<AgeRange, readonly UnsafeKind[]>;

// 18-24 includes people below the drinking age of some countries.
const drinkingAges: ReadonlySet<AgeRange> = new Set(["25-34", "35-49", "50-64", "65+"]);
const alcohol = listCovered("alcohol");

const lexicons: Readonly<Record<UnsafeKind, Lexicon<true>>> = {
  tobacco: prepare("tobacco"),
  gambling: prepare("gambling"),
  weapon: prepare("weapon"),
  adult: prepare("adult"),
  drug: prepare("drug"),
  youth: prepare("youth"),
  child: prepare("child"),
  toddler: prepare("toddler"),
  infant: prepare("infant"),
};

/**
 * The first word of a text, in any of the languages, that makes a gift unsafe or unlawful at an age; `null` when there is none.
 * When the age is unknown, alcohol is welcome only if an interest asks for it.
 */
export function findUnsafe(text: string, ageRange: AgeRange | null, isAlcoholAskedFor = false): string | null {
  const tidy = tidyText(text);
  const units = splitUnits(tidy);
  const isSober = ageRange === null ? !isAlcoholAskedFor : !drinkingAges.has(ageRange);
  const hit = (isSober ? findAlcohol(units) : null) ?? findUnsafeHit(units, unsafeKindsByAge[ageRange ?? "25-34"]);
  return hit && tidy.slice(units[hit.from]?.start, units[hit.to - 1]?.end);
}

const firstSafeYears = { toddler: 3, infant: 1 } as const satisfies Partial<Record<UnsafeKind, number>>;

/** Whether a text names what a child of this age would choke on or has not grown into, or a maker's label for another age. */
export function isUnfitForChild(text: string, childAge: ChildAge): boolean {
  const kinds = (["toddler", "infant"] as const).filter((kind) => childAge.youngest < firstSafeYears[kind]);
  return isLabeledForOthers(text, childAge) || (kinds.length > 0 && findUnsafeHit(splitUnits(tidyText(text)), kinds) !== null);
}

export function asksForAlcohol(likes: readonly Pick<Like, "interests" | "name">[]): boolean {
  return likes.some(({ name, interests }) => name?.kind === alcoholName || interests.some((id) => alcoholInterests.has(id)));
}

function prepare(kind: UnsafeKind): Lexicon<true> {
  return createLexicon<true>([
    ...readNames(unsafeWords[kind]).map((name) => ({ id: true as const, name })),
    ...readNames(harmlessWords).map((name) => ({ id: null, name })),
  ]);
}

function findUnsafeHit(units: readonly Unit[], kinds: readonly UnsafeKind[]): Hit<unknown> | null {
  for (const kind of kinds) {
    const hit = findFirst(listStated(lexicons[kind], units).filter(({ meanings }) => meanings.some(({ id }) => id !== null)));
    if (hit) return hit;
  }
  return null;
}

function findAlcohol(units: readonly Unit[]): Hit<unknown> | null {
  return findFirst(listStated(thingLexicon, units).filter(({ meanings }) => meanings.some(({ id }) => id !== null && alcohol.has(id))));
}

/** The longest hit among those at the first position. */
function findFirst<Id>(hits: readonly Hit<Id>[]): Hit<Id> | null {
  const [first] = hits;
  if (!first) return null;
  return hits.reduce((longest, hit) => (hit.from === first.from && hit.to > longest.to ? hit : longest), first);
}
