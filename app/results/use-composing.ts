import { useEffect, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { Quota } from "../account/find-quota.ts";
import { useQuota } from "../account/quota.tsx";
import { useVisitor } from "../account/visitor.tsx";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { useStable } from "../ui/use-stable.ts";
import { composeRound } from "./compose-round.ts";
import type { IdeasEvent } from "./ideas-state.ts";
import type { IdeasEnd } from "./read-ideas.ts";

/** A question for ideas; the id is that of its round, by which the server knows it again. */
export interface Asking {
  id: string;
  request: GiftRequestBody;
}

/** Composes rounds of ideas, the newest question in place of one that is under way, and keeps the count of what is left today. */
export function useComposing(locale: Locale, dispatch: (event: IdeasEvent) => void, onLimit: () => void) {
  const isKeepable = useVisitor().kind === "guest";
  const { quota, setQuota, reloadQuota } = useQuota();
  const [isAsking, setAsking] = useState(false);
  const underway = useRef<AbortController | null>(null);
  // Who asks may be known only when the answer comes.
  const tellLimit = useStable(onLimit);
  useEffect(() => () => underway.current?.abort(), []);

  const compose = async ({ id, request }: Asking) => {
    setAsking(true);
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    const makeRoom = () => {
      dispatch({ type: "asked", id, request, isKeepable });
      // The answer puts it right. Without a connection nothing is asked.
      if (navigator.onLine) setQuota(countDown);
    };
    // A question that is refused before an idea has come does not count.
    let leftIfRefused = quota;
    const end = await composeRound(request, makeRoom, {
      key: id,
      locale,
      signal,
      onReading: (understood) => dispatch({ type: "understood", understood }),
      onDraft: (draft) => dispatch({ type: "changed", change: (state) => ({ ...state, draft }) }),
      onSuggestion: (suggestion, position) => {
        leftIfRefused = null;
        dispatch({ type: "arrived", suggestion, position });
      },
    });
    if (signal.aborted) return;
    setAsking(false);
    finish(end, leftIfRefused);
  };
  const finish = (end: IdeasEnd, leftIfRefused: Quota | null) => {
    if (end.kind === "done") {
      dispatch({ type: "finished", outcome: end.body });
      setQuota((known) => withRemaining(known, end.body.remainingQueries));
      return;
    }
    dispatch({ type: "failed", failure: end });
    reloadQuota();
    if (end.kind === "unreachable") return;
    const isAtLimit = end.problem.code === "daily_limit_reached";
    setQuota((known) => (isAtLimit ? withRemaining(known, 0) : (leftIfRefused ?? known)));
    if (isAtLimit) tellLimit();
  };
  return { isAsking, compose };
}

/** Subtracts one query; 0 and -1 (no limit) stay. */
export function countDown(known: Quota | null): Quota | null {
  return known && known.remainingQueries > 0 ? { ...known, remainingQueries: known.remainingQueries - 1 } : known;
}

/** The quota with what an answer says is left of it. */
export function withRemaining(known: Quota | null, remainingQueries: number): Quota {
  return { resetsAt: null, ...known, remainingQueries };
}
