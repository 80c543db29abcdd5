import { ageRanges, currencies, listBudgetBands, occasions } from "#shared/gift-options.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { clipToBand, findConceptPrice } from "../price.ts";
import { buildTitleIndex } from "../title-index.ts";
import { interestIds } from "../vocabulary/interests.ts";
import { alcoholicThings, thingIds, type ThingId } from "../vocabulary/things.ts";
import { traitIds } from "../vocabulary/traits.ts";
import type { Concept, ConceptText } from "./concept.ts";
import { listTextFaults } from "./check-texts.ts";

/** What to tell the author of a concept, and whether the concept breaks the rule. */
type Rule<Subject> = readonly [fault: string, isBroken: (subject: Subject) => boolean];

const blades = ["knife", "pocket-knife", "power-tool"] as const satisfies readonly ThingId[];
const intimate = ["underwear"] as const satisfies readonly ThingId[];
const notForToddlers = [
  "nuts",
  "necklace",
  "bracelet",
  "earrings",
  "ring",
  "brooch",
  "model-kit",
  "magic-kit",
  "tool",
  "sweets",
] as const satisfies readonly ThingId[];
const oldestChild = 12;
const mostInterests = 6;

const factRules: readonly Rule<Concept>[] = [
  ["the id must be kebab-case: small letters and digits, joined by hyphens", ({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)],
  [
    "the price needs a lowest and a clearly higher highest amount, in US dollars",
    ({ price: [low, high] }) => !(low > 0 && high > low * 1.2),
  ],
  [
    "a local price is in the wrong order",
    ({ localPrices = {} }) => Object.values(localPrices).some(([low, high]) => !(low > 0 && high > low * 1.2)),
  ],
  ["the ages are in the wrong order: the youngest comes first", (concept) => youngest(concept) > ageRanges.indexOf(concept.ages[1])],
  ["say for which years of a child it is safe and welcome, if and only if its ages begin at 0-12", lacksChildYears],
  [
    "what small children would swallow, wind around their necks or cut themselves with may start at 3 years only",
    (concept) => contains(concept, notForToddlers) && (concept.childYears?.[0] ?? 3) < 3,
  ],
  [
    "alcohol may start at 25-34 only (18-24 holds people under 21)",
    (concept) => contains(concept, alcoholicThings) && youngest(concept) < ageRanges.indexOf("25-34"),
  ],
  [
    "blades and power tools may start at 18-24 only",
    (concept) => contains(concept, blades) && youngest(concept) < ageRanges.indexOf("18-24"),
  ],
  [
    "underwear is for spouses alone: set onlyRelationships",
    (concept) => contains(concept, intimate) && concept.onlyRelationships?.join() !== "spouse",
  ],
  ["name at least one thing that it is or contains, for people who must not get it", ({ things }) => things.length === 0],
  [
    `more than ${mostInterests} interests: keep those that it really serves`,
    ({ interests }) => Object.keys(interests).length > mostInterests,
  ],
  ["say for which occasions it is a good gift", ({ occasions }) => Object.keys(occasions).length === 0],
  [
    "a gift cannot be taboo in every culture that it is made for",
    ({ taboo, onlyCultures }) => onlyCultures?.every((culture) => taboo?.includes(culture)) ?? false,
  ],
];

/** Lists what is wrong with the concepts, in words for their authors. */
export function listConceptFaults(concepts: readonly Concept[]): string[] {
  return [
    ...concepts.flatMap(listOwnFaults),
    ...listRepeatedIds(concepts),
    ...locales.flatMap((locale) => listLikeTitles(concepts, locale)),
  ];
}

function listOwnFaults(concept: Concept): string[] {
  const broken = factRules.filter(([, isBroken]) => isBroken(concept)).map(([fault]) => fault);
  const unknown = [
    ...listUnknown("interest", Object.keys(concept.interests), interestIds),
    ...listUnknown("trait", Object.keys(concept.traits), traitIds),
    ...listUnknown("thing", concept.things, thingIds),
    ...listUnknown("occasion", Object.keys(concept.occasions), occasions),
  ];
  const inTexts = locales.flatMap((locale) => listTextFaults(concept, locale).map((fault) => `(${locale}) ${fault}`));
  return [...broken, ...unknown, ...inTexts].map((fault) => `${concept.id}: ${fault}`);
}

function listUnknown(kind: string, given: readonly string[], known: readonly string[]): string[] {
  return given.filter((word) => !known.includes(word)).map((word) => `${kind} "${word}" is not in the vocabulary`);
}

function listRepeatedIds(concepts: readonly Concept[]): string[] {
  const ids = concepts.map(({ id }) => id);
  return [...new Set(ids.filter((id, position) => ids.indexOf(id) !== position))].map((id) => `${id}: another concept has the same id`);
}

/** Two ideas of one list may not read the same, so the whole catalogue keeps its titles apart. */
function listLikeTitles(concepts: readonly Concept[], locale: Locale): string[] {
  const titles = concepts.map((concept): ConceptText["title"] => concept[locale].title);
  const index = buildTitleIndex(titles);
  return titles.flatMap((title, position) =>
    index
      .listLike(title)
      .filter((other) => other > position)
      .map((other) => `${concepts[position]?.id}: (${locale}) the title reads like that of ${concepts[other]?.id}`),
  );
}

function lacksChildYears({ ages, childYears }: Concept): boolean {
  if (ages[0] !== "0-12") return childYears !== undefined;
  if (childYears === undefined) return true;
  const [from, to] = childYears;
  return from < 0 || from > to || to > oldestChild;
}

function youngest({ ages }: Concept): number {
  return ageRanges.indexOf(ages[0]);
}

function contains({ things }: Concept, wanted: readonly ThingId[]): boolean {
  return things.some((thing) => wanted.includes(thing));
}

/** How many concepts are left in each cell of age range, currency and budget band. */
export function countCells(concepts: readonly Concept[]): { age: string; currency: string; band: string; count: number }[] {
  return ageRanges.flatMap((age, position) =>
    currencies.flatMap((currency) =>
      listBudgetBands(currency).map((band) => ({
        age,
        currency,
        band: band.value,
        count: concepts.filter(
          (concept) =>
            youngest(concept) <= position &&
            position <= ageRanges.indexOf(concept.ages[1]) &&
            clipToBand(findConceptPrice(concept, currency), band) !== null,
        ).length,
      })),
    ),
  );
}
