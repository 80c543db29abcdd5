import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../api.ts";
import { isRecord, textOf } from "../json.ts";
import type { GiftRequestBody } from "./build-gift-request.ts";

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

export type TypedWords = Pick<GiftRequestBody, "interests" | "personalities" | "additionalInfo">;

/** Asks what the words would be understood as; `null` when no answer comes. */
export async function findReading(
  words: TypedWords,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<Understood | null> {
  const response = await callApi("/api/reading", { locale, method: "POST", body: { ...words, language: locale }, signal });
  if (!response.ok) return null;
  const answer: unknown = await response.json();
  return isRecord(answer) ? groupEntries(answer) : null;
}

/** Interests that were typed as such stand as chips under their own field already. */
export function groupEntries(reading: Record<string, unknown>): Understood {
  return {
    leavingOut: listEntries(reading["avoid"], "told"),
    keepingInMind: [...listEntries(reading["facts"], "words"), ...listEntries(reading["wishes"], "words")],
    love: listEntries(reading["likes"], "words", ({ field }) => field !== "interests"),
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
