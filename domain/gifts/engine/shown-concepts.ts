import { locales } from "#shared/locales/locale.ts";
import type { Concept } from "../knowledge/concept.ts";
import { concepts } from "../knowledge/knowledge.ts";

const conceptsByTitle: ReadonlyMap<string, Concept> = new Map(
  concepts.flatMap((concept) => locales.map((locale) => [fold(concept[locale].title), concept] as const)),
);

/** The concepts with these titles, in whatever language they were shown and whichever quotation marks they were kept with. */
export function listShownConcepts(titles: readonly string[]): ReadonlySet<Concept> {
  return new Set(titles.flatMap((title) => conceptsByTitle.get(fold(title)) ?? []));
}

function fold(title: string): string {
  return title
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’"“”]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
