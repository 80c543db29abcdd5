import { browserStore } from "../../client/browser-store.ts";
import { draftPrefix } from "../../client/stored-session.ts";
import { isRecord } from "../../client/json.ts";

export interface KeptDraft<Fields> {
  fields: Fields;
  /** The revision that was being changed; `null` when there was none yet. */
  base: number | null;
  keptAt: string;
}

/** The name of one administrator's unsaved changes to one entry. */
export function buildDraftKey(writer: string, subject: string): string {
  return `${draftPrefix}${writer}.${subject}`;
}

/** Stores the unsaved changes in this browser; `false` when the storage is blocked or full. */
export function keepDraft(name: string, draft: Omit<KeptDraft<object>, "keptAt">): boolean {
  return browserStore.write(name, { ...draft, keptAt: new Date().toISOString() });
}

/** The stored draft, if there is a valid one; `mend` completes its fields. */
export function findDraft<Fields>(name: string, mend: (found: Record<string, unknown>) => Fields): KeptDraft<Fields> | null {
  const found = browserStore.read(name);
  if (!isRecord(found) || !isRecord(found["fields"])) return null;
  const { fields, base, keptAt } = found;
  if (!(base === null || typeof base === "number") || typeof keptAt !== "string") return null;
  return { fields: mend(fields), base, keptAt };
}

/** The version that a draft was based on, so that a version that was saved since then is reported as a conflict. */
export function getBaseOfDraft<Saved extends { revision: number }>(saved: Saved | null, base: number | null): Saved | null {
  return saved && base !== null ? { ...saved, revision: base } : null;
}

export function dropDraft(name: string): void {
  browserStore.remove(name);
}
