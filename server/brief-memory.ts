const heldForMs = 1_000;
const mostEntries = 5_000;

/** What was found a moment ago, so that a burst of questions is one: held for a second, by this process, bounded. */
export interface BriefMemory<Value> {
  find: (key: string) => Value | null;
  keep: (key: string, value: Value) => void;
  /** After every change that this process makes; other replicas learn of it within the second. */
  forgetAll: () => void;
}

export function createBriefMemory<Value>(now: () => number = () => performance.now()): BriefMemory<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    find: (key) => {
      const entry = entries.get(key);
      return entry && entry.until > now() ? entry.value : null;
    },
    keep: (key, value) => {
      if (entries.size >= mostEntries) entries.clear();
      entries.set(key, { value, until: now() + heldForMs });
    },
    forgetAll: () => entries.clear(),
  };
}
