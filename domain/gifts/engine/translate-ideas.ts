import type { Currency } from "#shared/gift-options.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { categoryNames } from "../knowledge/category-names.ts";
import { isWrittenIn, type Concept, type ConceptText } from "../knowledge/concept.ts";
import { interests } from "../knowledge/knowledge.ts";
import { names, sayName } from "../knowledge/names/names.ts";
import { nameTemplates } from "../knowledge/templates/templates.ts";
import { fitArticle, takesArticle } from "./english-article.ts";
import { makeSingular } from "./make-singular.ts";
import { callPerson, pronouns, type Pronoun } from "./pronouns.ts";
import { addArticles, fillIn, fillLabel, isQuoted, quoteName } from "./name-templates.ts";
import { formatPriceRange } from "../brief/price.ts";
import { readPriceRange } from "../brief/price-range.ts";
import { listShownConcepts } from "./shown-concepts.ts";

/** An idea that was made in one language and is read in another. */
export interface ForeignIdea extends Pick<Suggestion, "title" | "description" | "priceRange"> {
  explanation?: string;
  from: Locale;
  currency: Currency;
}

export type Translation = Pick<Suggestion, "title" | "description" | "explanation" | "priceRange" | "category" | "searchTerms">;

/** Each idea in the words that the catalogue has for it in the other language; `null` where it has none. */
export function translateIdeas({ ideas, to }: { ideas: readonly ForeignIdea[]; to: Locale }): (Translation | null)[] {
  return ideas.map((idea) => {
    const found = findText(idea, to);
    if (!found) return null;
    const { concept, text } = found;
    return {
      title: text.title,
      description: text.about,
      explanation: text.why,
      priceRange: translatePrice(idea, to),
      category: categoryNames[concept.category][to],
      searchTerms: findShopWords(idea, to) ?? [...text.search],
    };
  });
}

/** Where shops that are paid in a currency are all of one language. */
const shopLanguages: Partial<Record<Currency, Locale>> = { USD: "en", GBP: "en", AUD: "en", CAD: "en", JPY: "ja", CNY: "zh" };

/** What to search for in the shops of the idea's currency, in their language; `null` where that is the reader's or the catalogue has no words. */
export function findShopWords(idea: ForeignIdea, reader: Locale): string[] | null {
  const language = shopLanguages[idea.currency];
  const found = language && language !== reader ? findText(idea, language) : null;
  return found && [...found.text.search];
}

interface Found {
  concept: Concept;
  text: ConceptText;
}

function findText(idea: ForeignIdea, to: Locale): Found | null {
  const [concept] = listShownConcepts([idea.title]);
  if (concept && !isWrittenIn(concept, to)) return null;
  if (concept) return { concept, text: callPerson(concept[to], to, findPronoun(concept[idea.from], idea) ?? "they") };
  for (const template of nameTemplates) {
    const read = readName(markNames(template, idea.from), idea) ?? readName(template[idea.from], idea);
    const translated = read && translateName(read.name, { from: idea.from, to });
    if (translated) return { concept: template, text: callPerson(fillTemplate(template, translated, to), to, read.pronoun) };
  }
  return null;
}

function fillTemplate(template: Concept, { name, isPastime }: Translated, to: Locale): ConceptText {
  if (isPastime) return fillLabel(template[to], name, to);
  const isMarked = template.for?.some((kind) => takesMark(kind, name, to));
  return fillIn(isMarked ? markNames(template, to) : template[to], name);
}

/** How the person was called when the idea was made; `null` where it was made of another text. */
function findPronoun(text: ConceptText, { from, title, description, explanation }: ForeignIdea): Pronoun | null {
  const found = pronouns.find((pronoun) => {
    const called = callPerson(text, from, pronoun);
    return called.title === title && called.about === description && (explanation === undefined || called.why === explanation);
  });
  return found ?? null;
}

/** With what some names take in this language: 'the' in English, 《》 in Chinese. */
function markNames(template: Concept, locale: Locale): ConceptText {
  if (locale === "en") return addArticles(template.en);
  return quoteName(template[locale], locale);
}

function takesMark(kind: string, name: string, locale: Locale): boolean {
  if (locale === "en") return takesArticle(kind, name);
  return isQuoted(kind, name, locale) && names.some((known) => known.kind === kind && known[locale] === name);
}

const place = "{name}";

interface ReadName {
  name: string;
  pronoun: Pronoun;
}

/** The name that a template was filled in with; `null` where the idea is not of this template. */
function readName(text: ConceptText, idea: ForeignIdea): ReadName | null {
  const { title } = idea;
  for (const called of pronouns.map((pronoun) => callPerson(text, idea.from, pronoun).title))
    for (const pattern of [called, fitArticle(called, "opera")]) {
      const [before = "", after = ""] = pattern.split(place);
      if (!title.startsWith(before) || !title.endsWith(after)) continue;
      const name = title.slice(before.length, title.length - after.length);
      const pronoun = name === "" ? null : findPronoun(fillIn(text, name), idea);
      if (pronoun) return { name, pronoun };
    }
  return null;
}

interface Translated {
  name: string;
  isPastime: boolean;
}

/** As the readers of the other language write it; `null` where nobody knows how they do. */
function translateName(name: string, { from, to }: { from: Locale; to: Locale }): Translated | null {
  const known =
    names.find((other) => other[from] === name) ??
    names.find((other) => sayName(other, from) === name) ??
    names.find(({ spellings }) => spellings.includes(name));
  const written = known && sayName(known, to);
  if (known) return written ? { name: written, isPastime: false } : null;
  const pastime = [...interests.values()].find(({ [from]: label }) => label === name || (from === "en" && makeSingular(label) === name));
  if (pastime) return { name: pastime[to], isPastime: true };
  return isLatinName(name) ? { name, isPastime: false } : null;
}

function isLatinName(name: string): boolean {
  return /\p{Lu}/u.test(name) && /^[\p{sc=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(name);
}

function translatePrice({ priceRange, currency }: ForeignIdea, to: Locale): string {
  const read = readPriceRange(priceRange, currency);
  return read && Number.isFinite(read.high) ? formatPriceRange([read.low, read.high], currency, to) : priceRange;
}
