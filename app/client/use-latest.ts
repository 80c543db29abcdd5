import { useCallback, useEffect, useRef, useState } from "react";

interface Latest<Found> {
  /** The last value that was loaded; `null` until there is one. */
  found: Found | null;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  reload: () => void;
}

/** Loads a value, and again when `find` changes or `reload` is called; the former value stays meanwhile. `find` gives `null` for a failure. */
export function useLatest<Found>(find: (signal: AbortSignal) => Promise<Found | null>): Latest<Found> {
  const [latest, setLatest] = useState<Pick<Latest<Found>, "found" | "hasFailed">>({ found: null, hasFailed: false });
  const underway = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    const hear = (found: Found | null) => {
      if (!signal.aborted) setLatest((before) => ({ found: found ?? before.found, hasFailed: found === null }));
    };
    find(signal).then(hear, () => hear(null));
  }, [find]);
  useEffect(() => {
    reload();
    return () => underway.current?.abort();
  }, [reload]);
  return { ...latest, reload };
}
