import defaults from "../knowledge/pictures/category-motifs.json" with { type: "json" };
import words from "../knowledge/pictures/motif-words.json" with { type: "json" };
import type { CategoryId } from "../knowledge/concept.ts";

/** A drawing of `app/ui/pictures`: its file and its name there, as `kitchen/teapot`. Never reused for another drawing. */
export type MotifId = string;

export type PicturedKind = "object" | "experience";

// Checked against the drawings and the categories by tests.
/* oxlint-disable typescript/no-unsafe-type-assertion -- checked as said above */
/** By drawing, the words that it is the picture of; a question mark before a word says that any other word goes first. */
export const motifWords = words as Readonly<Record<MotifId, string>>;

/** What is shown for an idea of which no word is drawn. */
export const categoryMotifs = defaults as Readonly<Record<CategoryId, Readonly<Record<PicturedKind, MotifId>>>>;
/* oxlint-enable typescript/no-unsafe-type-assertion */
