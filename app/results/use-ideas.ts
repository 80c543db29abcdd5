import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { findQuota, type Quota } from "../api.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { changeIdeas, listDisliked, listShown, noIdeas, type IdeasState, type Opinion } from "./ideas-state.ts";
import type { IdeasEnd } from "./read-ideas.ts";
import { recallIdeas, rememberIdeas } from "./recalled-ideas.ts";

export interface Ideas {
  state: IdeasState;
  quota: Quota | null;
  /** For a form just filled in. */
  ask: (request: GiftRequestBody) => void;
  /** Five others for the person of the newest round. */
  askMore: () => void;
  /** What failed last, once more. */
  askAgain: () => void;
  judge: (title: string, opinion: Opinion | null) => void;
}

interface Asking {
  id: string;
  request: GiftRequestBody;
}

const loadAsking = () => import("./request-ideas.ts");

export function useIdeas(locale: Locale): Ideas {
  const [state, dispatch] = useReducer(changeIdeas, noIdeas);
  const [quota, setQuota] = useQuota(locale);
  const lastAsking = useRef<Asking | null>(null);
  const underway = useRef<AbortController | null>(null);

  useEffect(() => {
    dispatch({ type: "recalled", ...recallIdeas() });
    return () => underway.current?.abort();
  }, []);
  useEffect(() => {
    if (state !== noIdeas) rememberIdeas(state);
  }, [state]);

  const start = useCallback(
    async (asking: Asking) => {
      underway.current?.abort();
      const reader = (underway.current = new AbortController());
      lastAsking.current = asking;
      dispatch({ type: "asked", ...asking });
      const end = await loadAsking().then(
        ({ requestIdeas }) =>
          requestIdeas(asking.request, {
            locale,
            signal: reader.signal,
            onSuggestion: (suggestion, position) => dispatch({ type: "arrived", suggestion, position }),
          }),
        (): IdeasEnd => ({ kind: "lost" }),
      );
      if (reader.signal.aborted) return;
      if (end.kind === "done") {
        dispatch({ type: "finished", outcome: end.outcome });
        const { remainingQueries } = end.outcome;
        if (remainingQueries !== null) setQuota((known) => ({ resetsAt: null, ...known, remainingQueries }));
      } else {
        dispatch({ type: "failed", failure: end.kind === "lost" ? { kind: "network" } : end });
      }
    },
    [locale, setQuota],
  );

  const newest = state.rounds[0];
  return {
    state,
    quota,
    ask: (request) => void start({ id: newId(), request: withShown(request, listDisliked(state.opinions)) }),
    askMore: () => {
      if (newest)
        void start({ id: newId(), request: withShown({ ...newest.request, language: locale }, listShown(state, newest.request)) });
    },
    askAgain: () => {
      if (lastAsking.current) void start(lastAsking.current);
    },
    judge: (title, opinion) => dispatch({ type: "judged", title, opinion }),
  };
}

function useQuota(locale: Locale) {
  const [quota, setQuota] = useState<Quota | null>(null);
  useEffect(() => {
    const reader = new AbortController();
    // A quota that cannot be learnt is not shown; the answer to the next asking brings it.
    findQuota(locale, reader.signal).then(setQuota, () => setQuota(null));
    return () => reader.abort();
  }, [locale]);
  return [quota, setQuota] as const;
}

function withShown(request: GiftRequestBody, shown: string[]): GiftRequestBody {
  const { shown: _, ...rest } = request;
  return shown.length > 0 ? { ...rest, shown } : rest;
}

function newId(): string {
  return Date.now().toString(36);
}
