import { isRecord } from "../../session-store.ts";

const keyPrefix = "giftwright.draft.";

export interface KeptDraft<Fields> {
  fields: Fields;
  keptAt: string;
}

/** The key of one administrator's unsaved changes to one entry. */
export function buildDraftKey(writer: string, subject: string): string {
  return `${keyPrefix}${writer}.${subject}`;
}

/** Keeps what is being written in this browser; `false` when the browser would not. */
export function keepDraft(key: string, fields: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ fields, keptAt: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

/** Whatever the store holds, `mend` makes fields of it. */
export function findDraft<Fields>(key: string, mend: (found: Record<string, unknown>) => Fields): KeptDraft<Fields> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(found) || !isRecord(found["fields"]) || typeof found["keptAt"] !== "string") return null;
    return { fields: mend(found["fields"]), keptAt: found["keptAt"] };
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A store that is blocked holds nothing.
  }
}
