import { useCallback, useEffect, useRef, useState } from "react";

interface Latest<Found> {
  /** What was learnt last; `null` until something is. */
  found: Found | null;
  /** The last time it could not be learnt. */
  hasFailed: boolean;
  reload: () => void;
}

/** Learns something, and again when `find` changes or `reload` is called; what was learnt before stays meanwhile. `find` gives `null` when it cannot be learnt now. */
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
