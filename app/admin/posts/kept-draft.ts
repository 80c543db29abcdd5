import { isRecord } from "../../session-store.ts";
import { mendFields, type PostFields } from "./post-fields.ts";

const keyPrefix = "giftwright.draft.";

export interface KeptDraft {
  fields: PostFields;
  keptAt: string;
}

/** The key of one administrator's unsaved changes to one post; `null` for a post that is new. */
export function buildDraftKey(writer: string, postId: string | null): string {
  return `${keyPrefix}${writer}.${postId ?? "new"}`;
}

/** Keeps what is being written in this browser; `false` when the browser would not. */
export function keepDraft(key: string, fields: PostFields): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ fields, keptAt: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function findDraft(key: string, fallback: PostFields): KeptDraft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isRecord(found) || !isRecord(found["fields"]) || typeof found["keptAt"] !== "string") return null;
    return { fields: mendFields(found["fields"], fallback), keptAt: found["keptAt"] };
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
