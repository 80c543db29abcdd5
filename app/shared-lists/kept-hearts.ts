import { isRecord } from "../client/json.ts";
import { browserStore } from "../client/browser-store.ts";

/** Who gives hearts in this browser, and which it gave. */
export interface KeptHearts {
  /** `null` until it was asked for. */
  name: string | null;
  /** The secret by which hearts are taken back. */
  giver: string | null;
  /** The ids of the latest that were given. */
  given: readonly string[];
}

const storedName = "hearts";
const mostKept = 500;

export const nothingKept: KeptHearts = { name: null, giver: null, given: [] };

export function readKeptHearts(): KeptHearts {
  const stored = browserStore.read(storedName);
  const { name, giver, given } = isRecord(stored) ? stored : {};
  return {
    name: typeof name === "string" ? name : null,
    giver: typeof giver === "string" ? giver : null,
    given: Array.isArray(given) ? given.filter((id) => typeof id === "string") : [],
  };
}

export function keepHearts(kept: KeptHearts): void {
  browserStore.write(storedName, { ...kept, given: kept.given.slice(-mostKept) });
}

/** The secret of this browser, kept before it is first used, so that no answer that is lost leaves a heart that nobody can take back. */
export function getGiver(): string {
  const kept = readKeptHearts();
  const giver = kept.giver ?? crypto.randomUUID();
  if (kept.giver === null) keepHearts({ ...kept, giver });
  return giver;
}
