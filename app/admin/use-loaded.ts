import { useCallback, useEffect, useState } from "react";
import type * as z from "zod/mini";
import { readAnswer, useAsk, useReason } from "./ask.tsx";

export type Loaded<Value> =
  /** `value` is the previous value while a newer one is loading. */
  { state: "loading"; value: Value | null } | { state: "loaded"; value: Value } | { state: "failed"; reason: string };

/** Loads from a path of the API, and again when the path changes or `reload` is called. */
export function useLoaded<Value>(path: string, schema: z.ZodMiniType<Value>) {
  const ask = useAsk();
  const explain = useReason();
  const [round, setRound] = useState(0);
  const wanted = `${round} ${path}`;
  const [found, setFound] = useState<{ wanted: string; loaded: Loaded<Value> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const answer = readAnswer(await ask(path), schema);
      if (!isCurrent) return;
      setFound({
        wanted,
        loaded: answer.kind === "done" ? { state: "loaded", value: answer.body } : { state: "failed", reason: explain(answer) },
      });
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
