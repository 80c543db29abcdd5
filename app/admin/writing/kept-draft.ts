import { isRecord } from "../../json.ts";

const keyPrefix = "giftwright.draft.";

export interface KeptDraft<Fields> {
  fields: Fields;
  /** The revision that was being changed; `null` when there was none yet. */
  base: number | null;
  keptAt: string;
}

/** The key of one administrator's unsaved changes to one entry. */
export function buildDraftKey(writer: string, subject: string): string {
  return `${keyPrefix}${writer}.${subject}`;
}

/** Keeps what is being written in this browser; `false` when the browser would not. */
export function keepDraft(key: string, draft: Omit<KeptDraft<object>, "keptAt">): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

/** Whatever the store holds, `mend` makes fields of it. */
export function findDraft<Fields>(key: string, mend: (found: Record<string, unknown>) => Fields): KeptDraft<Fields> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(found) || !isRecord(found["fields"])) return null;
    const { fields, base, keptAt } = found;
    if (!(base === null || typeof base === "number") || typeof keptAt !== "string") return null;
    return { fields: mend(fields), base, keptAt };
  } catch {
    return null;
  }
}

/** What the writer of a draft had seen: what others have saved since then is met as a conflict. */
export function recallSeen<Saved extends { revision: number }>(saved: Saved | null, base: number | null): Saved | null {
  return saved && base !== null ? { ...saved, revision: base } : null;
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}
