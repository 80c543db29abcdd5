import { locales, type Locale } from "#shared/locales/locale.ts";
import type { Concept, ConceptText } from "../knowledge/concept.ts";
import { concepts } from "../knowledge/knowledge.ts";
import { callPerson, pronouns } from "./pronouns.ts";

/** Made when somebody asks for a second list, or for one in another language: most starts of the product never need it. */
let conceptsByTitle: ReadonlyMap<string, Concept> | undefined;

function indexTitles(): ReadonlyMap<string, Concept> {
  return new Map(
    concepts.flatMap((concept) =>
      locales.flatMap((locale) => listTitles(concept[locale], locale).map((title) => [title, concept] as const)),
    ),
  );
}

/** As they're shown, whoever the gift is for. */
function listTitles(text: ConceptText, locale: Locale): string[] {
  return [...new Set(pronouns.map((pronoun) => fold(callPerson(text, locale, pronoun).title)))];
}

/** The concepts with these titles, in whatever language they were shown and whichever quotation marks they were kept with. */
export function listShownConcepts(titles: readonly string[]): ReadonlySet<Concept> {
  return new Set(titles.flatMap((title) => (conceptsByTitle ??= indexTitles()).get(fold(title)) ?? []));
}

function fold(title: string): string {
  return title
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’"“”]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
