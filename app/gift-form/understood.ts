import { isRecord, textOf } from "../client/json.ts";

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

export const nothingUnderstood: Understood = { leavingOut: [], keepingInMind: [], love: [] };

/** What a reading understood, in groups. Interests that were typed as such stand as chips under their own field already. */
export function groupEntries(reading: Record<string, unknown>, { withInterests }: { withInterests: boolean }): Understood {
  return {
    leavingOut: listEntries(reading["avoid"], "told"),
    keepingInMind: [...listEntries(reading["facts"], "words"), ...listEntries(reading["wishes"], "words")],
    love: listEntries(reading["likes"], "words", ({ field }) => withInterests || field !== "interests"),
  };
}

/** What was understood, from what was kept of it; `null` when that is of another form. */
export function restoreUnderstood(kept: unknown): Understood | null {
  if (!isRecord(kept)) return null;
  return {
    leavingOut: listEntries(kept["leavingOut"], "words"),
    keepingInMind: listEntries(kept["keepingInMind"], "words"),
    love: listEntries(kept["love"], "words"),
  };
}

function listEntries(
  list: unknown,
  label: "told" | "words",
  isShown: (entry: Record<string, unknown>) => boolean = () => true,
): UnderstoodEntry[] {
  const entries = Array.isArray(list) ? list.filter(isRecord).filter(isShown) : [];
  const named = entries.map((entry) => ({ id: textOf(entry["id"]), words: textOf(entry[label]) }));
  // The same thing may be said twice.
  return [...new Map(named.filter(({ id, words }) => id !== "" && words !== "").map((entry) => [entry.id, entry])).values()];
}
