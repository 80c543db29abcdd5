const heldForMs = 1_000;
const mostEntries = 5_000;

/** Remembers values for a second, at most 5,000 of them, so that a burst of the same lookups is one. Private to this process. */
export interface ShortLivedCache<Value> {
  find: (key: string) => Value | null;
  put: (key: string, value: Value) => void;
  /** Call it after every change that this process makes; other replicas notice within the second. */
  clear: () => void;
}

export function createShortLivedCache<Value>(now: () => number = () => performance.now()): ShortLivedCache<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    find: (key) => {
      const entry = entries.get(key);
      return entry && entry.until > now() ? entry.value : null;
    },
    put: (key, value) => {
      if (entries.size >= mostEntries) entries.clear();
      entries.set(key, { value, until: now() + heldForMs });
    },
    clear: () => entries.clear(),
  };
}
