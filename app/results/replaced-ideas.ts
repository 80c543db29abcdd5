import type { Rejection } from "#shared/gift-options.ts";
import { changeOpinion, type IdeasState, type Placed, type Round } from "./ideas-state.ts";

/** The idea is none for this person. */
export function reject(state: IdeasState, rejection: Rejection): IdeasState {
  const others = state.rejected.filter(({ title }) => title !== rejection.title);
  return { ...state, opinions: { ...state.opinions, [rejection.title]: "disliked" }, rejected: [...others, rejection] };
}

/** Another idea in the place of one, with the way back. */
export function replace(state: IdeasState, placed: Placed): IdeasState {
  const round = state.rounds.find(({ id }) => id === placed.roundId);
  const before = round?.suggestions[placed.position];
  if (!round || !before) return state;
  const suggestionId = round.saved?.suggestionIds[placed.position] ?? null;
  const replaced = { ...placed, suggestion: before, suggestionId, by: placed.suggestion.title };
  return { ...state, rounds: state.rounds.map((known) => (known === round ? place(round, placed) : known)), replaced };
}

/** The idea that was replaced last stands in its place again. */
export function restore(state: IdeasState): IdeasState {
  const { replaced } = state;
  if (!replaced) return state;
  const { title } = replaced.suggestion;
  return {
    ...state,
    rounds: state.rounds.map((round) => (round.id === replaced.roundId ? place(round, replaced) : round)),
    opinions: changeOpinion(state.opinions, { title, opinion: null }),
    rejected: state.rejected.filter((rejection) => rejection.title !== title),
    replaced: null,
  };
}

function place(round: Round, { position, suggestion, suggestionId }: Placed): Round {
  const { saved } = round;
  const ids = saved && suggestionId ? saved.suggestionIds.toSpliced(position, 1, suggestionId) : saved?.suggestionIds;
  return {
    ...round,
    suggestions: round.suggestions.toSpliced(position, 1, suggestion),
    saved: saved && ids ? { ...saved, suggestionIds: ids } : saved,
  };
}
