import { locales, type Locale } from "#shared/locales/locale.ts";
import { catalogue, type CatalogueConcept } from "./catalogue/catalogue.ts";
import { isFilledFrom, parametricConcepts } from "./catalogue/parametric.ts";
import { areTitlesLike, buildTitleIndex, listTrigrams } from "./title-index.ts";

const conceptsByTitle = new Map(catalogue.flatMap((concept) => locales.map((locale) => [fold(concept[locale].title), concept])));
const indexes = mapLocales((locale) => buildTitleIndex(catalogue.map((concept) => concept[locale].title)));
const trigrams = mapLocales((locale) => new Map(catalogue.map((concept) => [concept[locale].title, listTrigrams(concept[locale].title)])));

/** The concepts with these titles, in whatever language they were shown, and concepts with similar titles. */
export function listShownConcepts(titles: readonly string[], locale: Locale): ReadonlySet<CatalogueConcept> {
  return new Set(titles.flatMap((title) => listRepeats(title, locale)));
}

/** Whether two titles of one language would read as the same idea. */
export function isRepeat(title: string, other: string, locale: Locale): boolean {
  return areTitlesLike(trigrams[locale].get(title) ?? listTrigrams(title), trigrams[locale].get(other) ?? listTrigrams(other));
}

function listRepeats(title: string, locale: Locale): CatalogueConcept[] {
  const concept = conceptsByTitle.get(fold(title));
  const inThisLanguage = concept?.[locale].title ?? title;
  const alike = indexes[locale].listLike(inThisLanguage).flatMap((position) => catalogue[position] ?? []);
  const filled = concept ? [] : parametricConcepts.filter((parametric) => isFilledFrom(parametric, title));
  return [...(concept ? [concept] : []), ...alike, ...filled];
}

function fold(title: string): string {
  return title.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

function mapLocales<Value>(build: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: build("en"), zh: build("zh"), ja: build("ja") };
}
