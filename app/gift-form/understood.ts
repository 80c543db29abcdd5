import type { ReadingAnswer } from "#shared/answers/reading.ts";

/** Something that was understood and can be removed. */
export interface UnderstoodEntry {
  id: string;
  words: string;
}

/** What was understood of the words, in the groups in which it is shown. */
export interface Understood {
  leavingOut: UnderstoodEntry[];
  keepingInMind: UnderstoodEntry[];
  love: UnderstoodEntry[];
}

/** The parts of a reading that are shown. */
interface Readings {
  avoid: readonly Pick<ReadingAnswer["avoid"][number], "id" | "told">[];
  facts: readonly UnderstoodEntry[];
  wishes: readonly UnderstoodEntry[];
  likes: readonly Pick<ReadingAnswer["likes"][number], "id" | "words">[];
}

/** What a reading understood, in groups. */
export function groupEntries({ avoid, facts, wishes, likes }: Readings): Understood {
  return {
    leavingOut: listEntries(avoid.map(({ id, told }) => ({ id, words: told }))),
    keepingInMind: listEntries([...facts, ...wishes]),
    love: listEntries(likes),
  };
}

/** The same thing may be said twice. */
function listEntries(entries: readonly UnderstoodEntry[]): UnderstoodEntry[] {
  const named = entries.filter(({ id, words }) => id !== "" && words !== "");
  return [...new Map(named.map(({ id, words }) => [id, { id, words }])).values()];
}
