import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Locale } from "#shared/locales/locale.ts";
import type { Opinion } from "#shared/suggestion.ts";
import { useQuota } from "../account/quota.tsx";
import { useVisitor } from "../account/visitor.tsx";
import type { Quota } from "../account/find-quota.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { askAtOnce } from "./ask-at-once.ts";
import { changeIdeas, listDisliked, listShown, noIdeas, type IdeasEvent, type IdeasState } from "./ideas-state.ts";
import type { SavedIds } from "./parse-answer.ts";
import { recallIdeas, rememberIdeas } from "./recalled-ideas.ts";
import { afterPaint, show } from "./show.ts";
import { useUpgradeAtLimit } from "./use-upgrade-at-limit.ts";

export interface Ideas {
  state: IdeasState;
  quota: Quota | null;
  /** From the press of the button on; `state` tells when the places of the ideas are drawn. */
  isAsking: boolean;
  /** For a form just filled in. */
  ask: (request: GiftRequestBody) => void;
  /** Five others for the person of the newest round. */
  askMore: () => void;
  /** What failed last, once more. */
  askAgain: () => void;
  giveOpinion: (title: string, opinion: Opinion | null) => void;
  /** A guest's round is among the saved ideas now. */
  markKept: (id: string, saved: SavedIds) => void;
  declineKeeping: () => void;
}

/** Drawing empty places takes a telephone as long as drawing an idea: the catalogue's ideas are there sooner. */
const makesRoomAfterMs = 200;

interface Asking {
  id: string;
  request: GiftRequestBody;
}

export function useIdeas(locale: Locale): Ideas {
  const [state, dispatch] = useReducer(changeIdeas, noIdeas);
  const { quota } = useQuota();
  const limit = useUpgradeAtLimit(quota);
  const lastAsking = useRef<Asking | null>(null);
  const { isAsking, compose } = useComposing(locale, dispatch, limit.prompt);

  useEffect(() => dispatch({ type: "recalled", ...recallIdeas() }), []);
  useEffect(() => {
    if (state !== noIdeas) rememberIdeas(state);
  }, [state]);

  const giveOpinion = useCallback((title: string, opinion: Opinion | null) => dispatch({ type: "opinionGiven", title, opinion }), []);
  const start = (asking: Asking): void => {
    if (isAsking) return;
    if (limit.isReached()) {
      limit.prompt();
      return;
    }
    lastAsking.current = asking;
    void compose(asking);
  };
  const newest = state.rounds[0];
  return {
    state,
    quota,
    isAsking,
    ask: (request) => start({ id: newId(), request: withShown(request, listDisliked(state.opinions)) }),
    askMore: () =>
      newest && start({ id: newId(), request: withShown({ ...newest.request, language: locale }, listShown(state, newest.request)) }),
    askAgain: () => lastAsking.current && start(lastAsking.current),
    giveOpinion,
    markKept: (id, saved) => dispatch({ type: "kept", id, saved }),
    declineKeeping: () => dispatch({ type: "declined" }),
  };
}

/** Asks, shows each idea as it arrives, and keeps the count of what is left today. */
function useComposing(locale: Locale, dispatch: (event: IdeasEvent) => void, onLimit: () => void) {
  const isKeepable = useVisitor().kind === "guest";
  const { setQuota, reloadQuota } = useQuota();
  const [isAsking, setAsking] = useState(false);
  const underway = useRef<AbortController | null>(null);
  useEffect(() => () => underway.current?.abort(), []);
  const compose = async ({ id, request }: Asking) => {
    setAsking(true);
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    let hasRoom = false;
    const makeRoom = () => {
      if (hasRoom || signal.aborted) return;
      hasRoom = true;
      dispatch({ type: "asked", id, request, isKeepable });
      // What is left goes down at once; the answer puts it right. Without a connection nothing is asked.
      if (navigator.onLine) setQuota((known) => known && { ...known, remainingQueries: countDown(known.remainingQueries) });
    };
    // The question leaves in this very moment, and the button answers; the page makes room with the first idea, or sooner.
    const buttonAnswers = afterPaint();
    const patience = setTimeout(() => flushSync(makeRoom), makesRoomAfterMs);
    const answer = askAtOnce(request, {
      locale,
      signal,
      onSuggestion: async (suggestion, position) => {
        await buttonAnswers;
        if (signal.aborted) return;
        await show(() => {
          makeRoom();
          dispatch({ type: "arrived", suggestion, position });
        });
      },
    });
    const [end] = await Promise.all([answer, buttonAnswers]);
    clearTimeout(patience);
    if (signal.aborted) return;
    flushSync(makeRoom);
    setAsking(false);
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
  return { isAsking, compose };
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
