import { limits } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { IdeasOutcome, Problem } from "./parse-answer.ts";

/** One asking and the ideas that came of it. */
export interface Round {
  id: string;
  request: GiftRequestBody;
  suggestions: Suggestion[];
  /** `null` until all are there. */
  outcome: IdeasOutcome | null;
}

export type Opinion = "liked" | "disliked";
export type Failure = { kind: "network" } | { kind: "refused"; problem: Problem };

export interface IdeasState {
  /** Newest first. */
  rounds: Round[];
  isComposing: boolean;
  failure: Failure | null;
  /** By title. */
  opinions: Record<string, Opinion>;
}

export type IdeasEvent =
  | { type: "recalled"; rounds: Round[]; opinions: Record<string, Opinion> }
  | { type: "asked"; id: string; request: GiftRequestBody }
  | { type: "arrived"; suggestion: Suggestion; position: number }
  | { type: "finished"; outcome: IdeasOutcome }
  | { type: "failed"; failure: Failure }
  | { type: "judged"; title: string; opinion: Opinion | null };

export const noIdeas: IdeasState = { rounds: [], isComposing: false, failure: null, opinions: {} };

const roundsKept = 8;

export function changeIdeas(state: IdeasState, event: IdeasEvent): IdeasState {
  switch (event.type) {
    case "recalled":
      return { ...state, rounds: event.rounds, opinions: event.opinions };
    case "asked":
      return { ...state, rounds: openRound(state.rounds, event), isComposing: true, failure: null };
    case "arrived":
      return changeNewest(state, (round) => ({ ...round, suggestions: putAt(round.suggestions, event) }));
    case "finished":
      return { ...changeNewest(state, (round) => ({ ...round, outcome: event.outcome })), isComposing: false };
    case "failed":
      return { ...state, rounds: state.rounds.filter((round) => round.suggestions.length > 0), isComposing: false, failure: event.failure };
    case "judged":
    default:
      return { ...state, opinions: judge(state.opinions, event) };
  }
}

/** What 'more ideas' must not repeat: everything this person was offered, and whatever was not liked. */
export function listShown({ rounds, opinions }: IdeasState, request: GiftRequestBody): string[] {
  const person = describePerson(request);
  const offered = rounds.filter((round) => describePerson(round.request) === person).flatMap((round) => round.suggestions);
  return [...new Set([...listDisliked(opinions), ...offered.map((suggestion) => suggestion.title).toReversed()])].slice(
    -limits.shownTitles,
  );
}

export function listDisliked(opinions: Record<string, Opinion>): string[] {
  return Object.keys(opinions)
    .filter((title) => opinions[title] === "disliked")
    .slice(-limits.shownTitles);
}

function openRound(rounds: Round[], { id, request }: { id: string; request: GiftRequestBody }): Round[] {
  const [newest, ...earlier] = rounds;
  // A round that broke off is filled anew, in its place.
  if (newest?.id === id) return [{ ...newest, request, outcome: null }, ...earlier];
  return [{ id, request, suggestions: [], outcome: null }, ...rounds].slice(0, roundsKept);
}

function changeNewest(state: IdeasState, change: (round: Round) => Round): IdeasState {
  const [newest, ...earlier] = state.rounds;
  return newest ? { ...state, rounds: [change(newest), ...earlier] } : state;
}

function putAt(suggestions: Suggestion[], { suggestion, position }: { suggestion: Suggestion; position: number }): Suggestion[] {
  return [...suggestions.slice(0, position), suggestion, ...suggestions.slice(position + 1)];
}

function judge(opinions: Record<string, Opinion>, { title, opinion }: { title: string; opinion: Opinion | null }): Record<string, Opinion> {
  const { [title]: _, ...others } = opinions;
  return opinion ? { ...others, [title]: opinion } : others;
}

function describePerson(request: GiftRequestBody): string {
  const { shown: _, language: __, ...person } = request;
  return JSON.stringify(person);
}
