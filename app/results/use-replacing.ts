import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Rejection } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useStable } from "../ui/use-stable.ts";
import { askAnother } from "./ask-another.ts";
import { focusCard } from "./focus-card.ts";
import { addHistory, listShown, type Round } from "./ideas-state.ts";
import { reject, replace as replaceIdea } from "./replaced-ideas.ts";
import type { Ideas } from "./use-ideas.ts";

/** What became of the last card that was turned over. */
export type Outcome = "none" | "nothing" | "failed";

/** Turns a card over: another idea in its place, which counts no query. */
export function useReplacing(round: Round, ideas: Ideas) {
  const { locale } = usePageAddress();
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const [outcome, setOutcome] = useState<Outcome>("none");
  // Titles that are on their way out before the state says so.
  const asked = useRef<Rejection[]>([]);
  const turnOver = async (position: number, why: Rejection["why"]) => {
    const before = round.suggestions[position];
    if (!before) return;
    const rejection = { title: before.title, why };
    asked.current.push(rejection);
    setOutcome("none");
    setWaiting((known) => [...known, position]);
    ideas.change((state) => reject(state, rejection));
    const state = { ...ideas.state, rejected: [...ideas.state.rejected, ...asked.current] };
    const request = addHistory(round.request, state, [...listShown(state, round.request), before.title].slice(-limits.shownTitles));
    const answer = await askAnother({ request, queryId: round.saved?.queryId ?? null }, locale);
    setWaiting((known) => known.filter((other) => other !== position));
    if (!answer?.suggestion) {
      setOutcome(answer ? "nothing" : "failed");
      focusCard(round, position);
      return;
    }
    const { suggestion, suggestionId } = answer;
    flushSync(() => ideas.change((state) => replaceIdea(state, { roundId: round.id, position, suggestion, suggestionId })));
    focusCard(round, position);
  };
  const replace = useStable((position: number, why: Rejection["why"]) => void turnOver(position, why));
  return { waiting, outcome, replace };
}
