import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { useAsk, useReason } from "./ask.tsx";

export type Loaded<Value> =
  /** `value` is the previous value while a newer one is loading. */
  { state: "loading"; value: Value | null } | { state: "loaded"; value: Value } | { state: "failed"; reason: string };

/** Loads from a path of the API, and again when the path changes or `reload` is called. */
export function useLoaded<Schema extends z.ZodMiniType>(path: string, schema: Schema) {
  type Value = z.output<Schema>;
  const ask = useAsk();
  const explain = useReason();
  const [round, setRound] = useState(0);
  const wanted = `${round} ${path}`;
  const [found, setFound] = useState<{ wanted: string; loaded: Loaded<Value> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const answer = await ask(path);
      if (!isCurrent) return;
      const read = answer.kind === "done" ? z.safeParse(schema, answer.body) : null;
      // While a new version is being rolled out, another replica may answer in its own way: to be tried again, like a lost answer.
      const failure = answer.kind === "done" ? ({ kind: "unreachable" } as const) : answer;
      const loaded: Loaded<Value> = read?.success ? { state: "loaded", value: read.data } : { state: "failed", reason: explain(failure) };
      setFound({ wanted, loaded });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [ask, explain, path, schema, wanted]);
  const before = found === null || found.loaded.state === "failed" ? null : found.loaded.value;
  const loaded: Loaded<Value> = found?.wanted === wanted ? found.loaded : { state: "loading", value: before };
  return { loaded, reload: useCallback(() => setRound((count) => count + 1), []) };
}
