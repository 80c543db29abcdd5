import { useEffect, useReducer, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { useQuota } from "../account/quota.tsx";
import { useVisitor } from "../account/visitor.tsx";
import type { Quota } from "../api.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { changeIdeas, listDisliked, listShown, noIdeas, type IdeasEvent, type IdeasState, type Opinion } from "./ideas-state.ts";
import type { SavedIds } from "./parse-answer.ts";
import type { IdeasEnd } from "./read-ideas.ts";
import { recallIdeas, rememberIdeas } from "./recalled-ideas.ts";
import { useUpgradeAtLimit } from "./use-upgrade-at-limit.ts";

export interface Ideas {
  state: IdeasState;
  quota: Quota | null;
  /** For a form just filled in; tells whether ideas are on their way now, as the other two do. */
  ask: (request: GiftRequestBody) => boolean;
  /** Five others for the person of the newest round. */
  askMore: () => boolean;
  /** What failed last, once more. */
  askAgain: () => boolean;
  judge: (title: string, opinion: Opinion | null) => void;
  /** A guest's round is among the saved ideas now. */
  markKept: (id: string, saved: SavedIds) => void;
  declineKeeping: () => void;
}

interface Asking {
  id: string;
  request: GiftRequestBody;
}

const loadAsking = () => import("./request-ideas.ts");

export function useIdeas(locale: Locale): Ideas {
  const [state, dispatch] = useReducer(changeIdeas, noIdeas);
  const { quota } = useQuota();
  const limit = useUpgradeAtLimit(quota);
  const lastAsking = useRef<Asking | null>(null);
  const compose = useComposing(locale, dispatch, limit.prompt);

  useEffect(() => dispatch({ type: "recalled", ...recallIdeas() }), []);
  useEffect(() => {
    if (state !== noIdeas) rememberIdeas(state);
  }, [state]);

  const start = (asking: Asking): boolean => {
    if (limit.isReached()) {
      limit.prompt();
      return false;
    }
    lastAsking.current = asking;
    void compose(asking);
    return true;
  };
  const newest = state.rounds[0];
  return {
    state,
    quota,
    ask: (request) => start({ id: newId(), request: withShown(request, listDisliked(state.opinions)) }),
    askMore: () =>
      newest !== undefined &&
      start({ id: newId(), request: withShown({ ...newest.request, language: locale }, listShown(state, newest.request)) }),
    askAgain: () => lastAsking.current !== null && start(lastAsking.current),
    judge: (title, opinion) => dispatch({ type: "judged", title, opinion }),
    markKept: (id, saved) => dispatch({ type: "kept", id, saved }),
    declineKeeping: () => dispatch({ type: "declined" }),
  };
}

/** Asks, shows each idea as it arrives, and keeps the count of what is left today. */
function useComposing(locale: Locale, dispatch: (event: IdeasEvent) => void, onLimit: () => void) {
  const isKeepable = useVisitor().kind === "guest";
  const { setQuota, reloadQuota } = useQuota();
  const underway = useRef<AbortController | null>(null);
  useEffect(() => () => underway.current?.abort(), []);
  useEffect(() => {
    // Without a connection it is this part that says so: the worker keeps it.
    void navigator.serviceWorker?.ready.then(loadAsking).catch(() => undefined);
  }, []);
  return async ({ id, request }: Asking) => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    dispatch({ type: "asked", id, request, isKeepable });
    // What is left goes down at once; the answer puts it right. Without a connection nothing is asked.
    if (navigator.onLine) setQuota((known) => known && { ...known, remainingQueries: countDown(known.remainingQueries) });
    const end = await loadAsking().then(
      ({ requestIdeas }) =>
        requestIdeas(request, {
          locale,
          signal,
          onSuggestion: (suggestion, position) => dispatch({ type: "arrived", suggestion, position }),
        }),
      (): IdeasEnd => ({ kind: "lost" }),
    );
    if (signal.aborted) return;
    if (end.kind === "done") {
      dispatch({ type: "finished", outcome: end.outcome });
      const { remainingQueries } = end.outcome;
      if (remainingQueries !== null) setQuota((known) => ({ resetsAt: null, ...known, remainingQueries }));
      return;
    }
    dispatch({ type: "failed", failure: end.kind === "lost" ? { kind: "network" } : end });
    reloadQuota();
    if (end.kind === "refused" && end.problem.code === "daily_limit_reached") onLimit();
  };
}

/** Below nothing it does not go, and what has no limit (-1) stays without one. */
function countDown(remainingQueries: number): number {
  return remainingQueries > 0 ? remainingQueries - 1 : remainingQueries;
}

function withShown(request: GiftRequestBody, shown: string[]): GiftRequestBody {
  const { shown: _, ...rest } = request;
  return shown.length > 0 ? { ...rest, shown } : rest;
}

function newId(): string {
  return Date.now().toString(36);
}
