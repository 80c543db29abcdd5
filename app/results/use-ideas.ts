import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { useQuota } from "../account/quota.tsx";
import { hasSession } from "../client/stored-session.ts";
import type { Quota } from "../account/find-quota.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import { useStable } from "../ui/use-stable.ts";
import { addHistory, changeIdeas, listDisliked, listShown, noIdeas, type IdeasState } from "./ideas-state.ts";
import type { SavedIds } from "./outcome.ts";
import { recallIdeas, rememberIdeas } from "./recalled-ideas.ts";
import { useComposing, type Asking } from "./use-composing.ts";
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
  /** Five others, with something added to the request. */
  askOthers: (add: (request: GiftRequestBody) => GiftRequestBody) => void;
  change: (change: (state: IdeasState) => IdeasState) => void;
  /** What failed last, once more. */
  askAgain: () => void;
  giveOpinion: (title: string, opinion: Opinion | null) => void;
  /** A guest's round is among the saved ideas now. */
  markKept: (id: string, saved: SavedIds) => void;
  declineKeeping: () => void;
}

export function useIdeas(locale: Locale): Ideas {
  const [state, dispatch] = useReducer(changeIdeas, noIdeas);
  const { quota } = useQuota();
  const limit = useUpgradeAtLimit(quota);
  const lastAsking = useRef<Asking | null>(null);
  const { isAsking, compose } = useComposing(locale, dispatch, limit.prompt);

  const resume = useStable(({ rounds: [newest] }: Pick<IdeasState, "rounds">) => {
    // What a guest asked is not asked again as a member, whom it would count against.
    if (!newest || newest.outcome || (newest.isKeepable && hasSession())) return;
    lastAsking.current = newest;
    void compose(newest);
  });
  useEffect(() => {
    const recallOnce = async () => {
      const recalled = await recallIdeas();
      if (!recalled) return;
      dispatch({ type: "recalled", ...recalled });
      if (lastAsking.current === null) resume(recalled);
    };
    // Without a connection what reads them may not be there.
    recallOnce().catch(() => undefined);
  }, [resume]);
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
  const askOthers: Ideas["askOthers"] = (add) => {
    if (!newest) return;
    start({ id: newId(), request: add(addHistory({ ...newest.request, language: locale }, state, listShown(state, newest.request))) });
  };
  return {
    state,
    quota,
    isAsking,
    ask: (request) => start({ id: newId(), request: addHistory(request, state, listDisliked(state.opinions)) }),
    askMore: () => askOthers((request) => request),
    askOthers,
    change: (change) => dispatch({ type: "changed", change }),
    askAgain: () => lastAsking.current && start(lastAsking.current),
    giveOpinion,
    markKept: (id, saved) => dispatch({ type: "kept", id, saved }),
    declineKeeping: () => dispatch({ type: "declined" }),
  };
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
