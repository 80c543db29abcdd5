import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure, Result } from "./request.ts";

/** `value` is the newest that was loaded; it stays while another is being loaded, and when that fails. */
export type Loaded<Value> =
  | { state: "loading"; value: Value | null }
  | { state: "loaded"; value: Value }
  | { state: "failed"; value: Value | null; failure: Failure };

type Load<Value> = (signal: AbortSignal) => Promise<Result<Value>>;

/** Loads a value, and again when `load` changes or `reload` is called. `load` must be stable. */
export function useLoaded<Value>(load: Load<Value>): { loaded: Loaded<Value>; reload: () => void } {
  const [known, setKnown] = useState<{ load: Load<Value>; loaded: Loaded<Value> }>({ load, loaded: { state: "loading", value: null } });
  const underway = useRef<AbortController | null>(null);
  const run = useCallback(
    async (signal: AbortSignal) => {
      const result = await load(signal);
      if (!signal.aborted) setKnown(({ loaded }) => ({ load, loaded: take(result, loaded.value) }));
    },
    [load],
  );
  const start = useCallback(() => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    void run(signal);
  }, [run]);
  useEffect(() => {
    start();
    return () => underway.current?.abort();
  }, [start]);
  const reload = useCallback(() => {
    setKnown(({ loaded }) => ({ load, loaded: { state: "loading", value: loaded.value } }));
    start();
  }, [load, start]);
  // What was loaded by another `load` is not what is asked for now.
  const loaded: Loaded<Value> = known.load === load ? known.loaded : { state: "loading", value: known.loaded.value };
  return { loaded, reload };
}

function take<Value>(result: Result<Value>, before: Value | null): Loaded<Value> {
  return result.kind === "done" ? { state: "loaded", value: result.body } : { state: "failed", value: before, failure: result };
}
