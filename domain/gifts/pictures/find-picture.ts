import { categoryNames } from "../knowledge/category-names.ts";
import type { CategoryId, Concept } from "../knowledge/concept.ts";
import { categoryMotifs, motifWords, type MotifId, type PicturedKind } from "./motifs.ts";
import { findWordPicture } from "./word-picture.ts";

export interface Pictured {
  /** A drawing's id, or in a few English nouns what a picture shows. */
  picture?: string | null | undefined;
  title: string;
  /** A category's id or name in any language; a model may name another one. */
  category: string;
  kind: PicturedKind;
  searchTerms?: readonly string[];
}

const present: MotifId = "keepsakes/present";
const categoriesByName = new Map<string, CategoryId>();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table, as its type says
for (const [id, names] of Object.entries(categoryNames) as [CategoryId, Record<string, string>][])
  for (const name of [id, ...Object.values(names)]) categoriesByName.set(name.toLowerCase(), id);

/** The drawing for an idea: by the words of its picture, of its title, of what to search for, else by its category. */
export function getPicture({ picture, title, category, kind, searchTerms = [] }: Pictured): MotifId {
  if (picture && picture in motifWords) return picture;
  return findByWords([picture ?? "", title, ...searchTerms], kind) ?? getByCategory(category, kind);
}

const found = new WeakMap<Concept, MotifId>();

/** The drawing for a concept, the same in every language. */
export function getConceptPicture(concept: Concept): MotifId {
  const known = found.get(concept) ?? getPicture({ ...concept, ...readWords(concept) });
  found.set(concept, known);
  return known;
}

function readWords({ en, things }: Concept) {
  return { title: en.title, searchTerms: [...en.search, ...things.map((thing) => thing.replaceAll("-", " "))] };
}

function findByWords(texts: readonly string[], kind: PicturedKind): MotifId | null {
  for (const text of texts) {
    const drawn = findWordPicture(text, kind);
    if (drawn) return drawn;
  }
  return null;
}

function getByCategory(name: string, kind: PicturedKind): MotifId {
  const category = categoriesByName.get(name.trim().toLowerCase());
  if (category) return categoryMotifs[category][kind];
  return findWordPicture(name, kind) ?? present;
}
