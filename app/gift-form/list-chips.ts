import type { GiftFields } from "./gift-fields.ts";
import { splitIds } from "./not-meant.ts";
import type { ReadEntry, Reading, ReadKind } from "./reading.ts";

/** Something understood, or not, as it is shown: one chip for all that the same words were read as. */
export interface Chip {
  kind: ReadKind;
  words: string;
  /** All that is taken out with it. */
  ids: string[];
}

/** An answer that a chip shows, in the order of the chips. */
export const chipFields = ["relationship", "name", "age", "occasion", "budget"] as const;
export type ChipField = (typeof chipFields)[number];

/** What was read together with an answer is taken back with it, and not said twice. */
const readAlong: Partial<Record<ChipField, string>> = { age: "facts:milestone-birthday", occasion: "facts:wedding-anniversary" };

/** The ids of an answer, for taking it back. */
export function listAnswerIds(field: ChipField): string[] {
  return [`fields:${field}`, ...(readAlong[field] ? [readAlong[field]] : [])];
}

interface Shown {
  /** The fields as completed by the reading. */
  fields: Pick<GiftFields, ChipField | "notMeant">;
  /** Whether typed interests have chips under their own field. */
  areInterestsShown: boolean;
}

const order = ["love", "out", "mind", "rest"] satisfies ReadKind[];

/** The chips for the words, without what was taken out and what the chips of the answers say. */
export function listChips({ entries, person, answers }: Reading, { fields, areInterestsShown }: Shown): Chip[] {
  const removed = splitIds(fields.notMeant);
  const saidByAnswers = new Set(chipFields.flatMap((field) => (fields[field] ? [readAlong[field]] : [])));
  const isSaid = ({ id, kind, field }: ReadEntry) =>
    removed.has(id) || saidByAnswers.has(id) || (areInterestsShown && field === "interests" && kind === "love");
  const shown = order.flatMap((kind) => entries.filter((entry) => entry.kind === kind && !isSaid(entry)));
  return groupByWords(shown).flatMap(([first, ...others]) => {
    const words = first.kind === "love" || first.kind === "out" ? first.words : withoutPerson(first, { person, name: answers.name });
    return words === "" ? [] : [{ kind: first.kind, words, ids: [first, ...others].map(({ id }) => id) }];
  });
}

type Group = [ReadEntry, ...ReadEntry[]];

function groupByWords(entries: readonly ReadEntry[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const known = groups.find(([first]) => overlaps(first, entry));
    if (known) known.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function overlaps(one: ReadEntry, other: ReadEntry): boolean {
  return one.field === other.field && one.item === other.item && one.from < other.to && other.from < one.to;
}

const fewestLetters = { en: 5, other: 2 };

/** 'My friend Mika, who' says nothing beyond whom it is for. */
function withoutPerson(entry: ReadEntry, { person, name }: { person: ReadEntry | null; name: string }): string {
  if (!person || !overlaps(entry, person)) return entry.words;
  const after = entry.words.slice(Math.max(0, person.to - entry.from)).trimStart();
  const left = (after.startsWith(name) ? after.slice(name.length) : after).replace(/^[\p{P}\s]+/u, "");
  const letters = left.replace(/[^\p{L}]/gu, "");
  const fewest = /^[\p{sc=Latin}]*$/u.test(letters) ? fewestLetters.en : fewestLetters.other;
  return letters.length < fewest ? "" : left;
}
