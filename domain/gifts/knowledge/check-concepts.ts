import { locales, type Locale } from "#shared/locales/locale.ts";
import { conceptSchema } from "./concept-schema.ts";
import type { Concept, ConceptText } from "./concept.ts";

/** What to tell the author of a concept, and whether the concept breaks the rule. */
type Rule = readonly [fault: string, isBroken: (concept: Concept) => boolean];

const blades = ["knife", "pocket-knife", "power-tool"];
const notForToddlers = ["nuts", "necklace", "bracelet", "earrings", "ring", "brooch", "model-kit", "magic-kit", "tool", "sweets"];
const alcoholic = ["alcohol", "wine", "beer", "whisky", "sake", "spirits", "cocktail"];

const rules: readonly Rule[] = [
  [
    "what small children would swallow or cut themselves with may start at 3 years only",
    ({ ages, things }) => ages[0] < 3 && holds(things, notForToddlers),
  ],
  ["alcohol may start at 18 only", ({ ages, things }) => ages[0] < 18 && holds(things, alcoholic)],
  ["alcohol of any kind names the thing `alcohol`, too", ({ things }) => holds(things, alcoholic) && !things.includes("alcohol")],
  ["blades and power tools may start at 14 only", ({ ages, things }) => ages[0] < 14 && holds(things, blades)],
  [
    "underwear is for spouses alone: set only.relationships",
    ({ things, only }) => things.includes("underwear") && only?.relationships?.join() !== "spouse",
  ],
  ["what joins an interest with a fact names both", ({ joins, interests, facts }) => joins === true && (!interests || !facts)],
  [
    "what is made for both of two likings has each of their interests with weight 3",
    ({ both, interests = {} }) => both?.flat().some((id) => interests[id] !== 3) ?? false,
  ],
  ["the two likings of `both` differ", ({ both }) => both?.[0].some((id) => both[1].includes(id)) ?? false],
  ["nothing says whom it is for: name an interest, a fact, a wish, an occasion or a relationship", isForNobody],
  [
    "it cannot be taboo in every culture that it is made for",
    ({ taboo, only }) => only?.cultures?.every((culture) => taboo?.includes(culture)) ?? false,
  ],
  [
    "a template holds {name} in each title and first search term",
    (concept) => concept.for !== undefined && !locales.every((locale) => holdsName(concept[locale])),
  ],
  ["{name} is for templates", (concept) => concept.for === undefined && locales.some((locale) => /[{}]/.test(joinTexts(concept[locale])))],
];

/** Lists what is wrong with concepts as they were written, in words for their authors. */
export function listConceptFaults(written: readonly unknown[]): string[] {
  const faults = written.flatMap((concept, position) => listOwnFaults(concept, position));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not of this form was told above
  const sound = written.filter((concept) => conceptSchema.safeParse(concept).success) as Concept[];
  return [...faults, ...listRepeatedIds(sound), ...locales.flatMap((locale) => listRepeatedTitles(sound, locale))];
}

function listOwnFaults(written: unknown, position: number): string[] {
  const parsed = conceptSchema.safeParse(written);
  const id = nameConcept(written) ?? `concept ${position + 1}`;
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${id}: ${path.join(".")}: ${message}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema is that of a concept
  const concept = parsed.data as Concept;
  const inTexts = locales.flatMap((locale) => listTextFaults(concept[locale], locale).map((fault) => `(${locale}) ${fault}`));
  return [...listBrokenRules(concept), ...inTexts].map((fault) => `${id}: ${fault}`);
}

/** The rules for what is known of a gift that it breaks, whatever its texts say. */
export function listBrokenRules(concept: Concept): string[] {
  return rules.filter(([, isBroken]) => isBroken(concept)).map(([fault]) => fault);
}

/** What it's called where its faults are told; `null` where it has no id. */
export function nameConcept(written: unknown): string | null {
  return typeof written === "object" && written !== null && "id" in written && typeof written.id === "string" ? written.id : null;
}

function isForNobody({ interests, facts, wishes, occasions, relationships, only, for: kinds, traits }: Concept): boolean {
  return [interests, facts, wishes, occasions, relationships, only, kinds, traits].every(
    (given) => given === undefined || Object.keys(given).length === 0,
  );
}

function holds(things: readonly string[], wanted: readonly string[]): boolean {
  return things.some((thing) => wanted.includes(thing));
}

function holdsName({ title, search }: ConceptText): boolean {
  return title.includes("{name}") && (search[0] ?? "").includes("{name}");
}

/** Ids that are given twice. */
export function listRepeatedIds(concepts: readonly Pick<Concept, "id">[]): string[] {
  const ids = concepts.map(({ id }) => id);
  return [...new Set(ids.filter((id, position) => ids.indexOf(id) !== position))].map((id) => `${id}: another concept has the same id`);
}

/** Titles that readers of a language would meet twice. */
export function listRepeatedTitles(concepts: readonly Concept[], locale: Locale): string[] {
  const first = new Map<string, string>();
  return concepts.flatMap(({ id, [locale]: { title } }) => {
    const other = first.get(title);
    if (other === undefined) first.set(title, id);
    return other === undefined ? [] : [`${id}: (${locale}) ${other} has the same title`];
  });
}

type TextRule = readonly [fault: string, isBroken: (text: ConceptText) => boolean];

const lengths = {
  en: { title: 75, about: 280, why: 220 },
  zh: { title: 34, about: 140, why: 100 },
  ja: { title: 46, about: 170, why: 120 },
} as const;

const everyLanguage: readonly TextRule[] = [
  ["a search term is said twice", ({ search }) => new Set(search).size < search.length],
  ["no exclamation marks", (text) => /[!！]/.test(joinTexts(text))],
  ["no prices in the text", (text) => /[$€£¥￥₩]\d|\d\s?(?:dollars|元|円)/.test(joinTexts(text))],
  [
    "spaces at an end, or two in a row",
    (text) => [text.title, text.about, text.why, ...text.search].some((part) => /^\s|\s$|\s\s/.test(part)),
  ],
];
const westernPunctuation: TextRule = ["western punctuation", ({ about, why }) => /(?<![A-Za-z0-9}])[,;:?](?:\s|$)/.test(about + why)];
const strayBrackets: TextRule = ["brackets are for pronouns in English", (text) => /[[\]]/.test(joinTexts(text))];
const callsPerson = /\[(?:they(?:['’](?:re|ve|ll|d))?(?: [a-z]+(?:n['’]t)?)?|their|them|theirs|themselves|[a-z]+(?:n['’]t)?)\]/gi;

const textRules: Record<Locale, readonly TextRule[]> = {
  en: [
    [
      "brackets hold a pronoun of the person and its verb, or another of its verbs, in `title`, `about` and `why`: [they love]",
      ({ title, about, why, search }) => /[[\]]/.test([...search, [title, about, why].join("\n").replaceAll(callsPerson, "")].join("\n")),
    ],
    ["letters that are not English", (text) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(joinTexts(text))],
  ],
  zh: [
    ["this is not Chinese", (text) => /[\u3041-\u3096]/.test(joinTexts(text)) || !/\p{sc=Han}/u.test(text.title + text.about)],
    westernPunctuation,
    strayBrackets,
  ],
  ja: [["this is not Japanese", ({ about }) => !/[\u3040-\u30ff]/.test(about)], westernPunctuation, strayBrackets],
};

/** What is wrong with the words of a gift in one language. */
export function listTextFaults(text: ConceptText, locale: Locale): string[] {
  const { title, about, why } = lengths[locale];
  const tooLong: TextRule[] = [
    [`the title is longer than ${title} characters`, (one) => one.title.length > title],
    [`about is longer than ${about} characters`, (one) => one.about.length > about],
    [`why is longer than ${why} characters`, (one) => one.why.length > why],
  ];
  return [...everyLanguage, ...textRules[locale], ...tooLong].filter(([, isBroken]) => isBroken(text)).map(([fault]) => fault);
}

function joinTexts({ title, about, why, search }: ConceptText): string {
  return [title, about, why, ...search].join("\n");
}
