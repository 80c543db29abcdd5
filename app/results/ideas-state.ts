import type { Rejection } from "#shared/gift-options.ts";
import { limits } from "#shared/limits.ts";
import type { Draft, Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import type { GiftRequestBody } from "../gift-form/build-gift-request.ts";
import type { Understood } from "../gift-form/understood.ts";
import type { Failure } from "../client/request.ts";
import type { IdeasOutcome, SavedIds } from "./outcome.ts";

/** One gift query and its ideas. */
export interface Round {
  id: string;
  request: GiftRequestBody;
  /** What was understood of its words; `null` until the server has told. */
  understood: Understood | null;
  suggestions: Suggestion[];
  /** `null` until all ideas have arrived. */
  outcome: IdeasOutcome | null;
  /** Its ids among the member's saved ideas; `null` while it is not saved. */
  saved: SavedIds | null;
  /** Whether saving is offered after signing in: for a guest's round, until it is declined. */
  isKeepable: boolean;
}

export interface IdeasState {
  /** Newest first. */
  rounds: Round[];
  isComposing: boolean;
  /** The idea that is being written for the next place. */
  draft: Draft | null;
  failure: Failure | null;
  /** By title. */
  opinions: Record<string, Opinion>;
  /** What was turned over, and why; the latest last. */
  rejected: Rejection[];
  /** The idea that was replaced last, and what took its place. */
  replaced: Replaced | null;
}

/** An idea in its place, under the id by which a member's is saved. */
export interface Placed {
  roundId: string;
  position: number;
  suggestion: Suggestion;
  suggestionId: string | null;
}

interface Replaced extends Placed {
  by: string;
}

export type IdeasEvent =
  | ({ type: "recalled" } & Pick<IdeasState, "rounds" | "opinions" | "rejected">)
  | { type: "asked"; id: string; request: GiftRequestBody; isKeepable: boolean }
  | { type: "understood"; understood: Understood }
  | { type: "arrived"; suggestion: Suggestion; position: number }
  | { type: "finished"; outcome: IdeasOutcome }
  | { type: "failed"; failure: Failure }
  | { type: "opinionGiven"; title: string; opinion: Opinion | null }
  | { type: "changed"; change: (state: IdeasState) => IdeasState }
  | { type: "kept"; id: string; saved: SavedIds }
  | { type: "declined" };

export const noIdeas: IdeasState = {
  rounds: [],
  isComposing: false,
  draft: null,
  failure: null,
  opinions: {},
  rejected: [],
  replaced: null,
};

const roundsKept = 8;

export function changeIdeas(state: IdeasState, event: IdeasEvent): IdeasState {
  switch (event.type) {
    case "recalled":
      // Something may have been asked already.
      return {
        ...state,
        rounds: [...state.rounds, ...event.rounds.filter(({ id }) => state.rounds.every((round) => round.id !== id))],
        opinions: { ...event.opinions, ...state.opinions },
        rejected: [...event.rejected, ...state.rejected],
      };
    case "asked":
      return { ...state, rounds: openRound(state.rounds, event), isComposing: true, draft: null, failure: null, replaced: null };
    case "understood":
      return changeNewest(state, (round) => ({ ...round, understood: event.understood }));
    case "arrived":
      return { ...changeNewest(state, (round) => ({ ...round, suggestions: putAt(round.suggestions, event) })), draft: null };
    case "finished":
      return { ...changeNewest(state, (round) => finish(round, event.outcome)), isComposing: false, draft: null };
    case "failed":
      return {
        ...state,
        rounds: state.rounds.filter((round) => round.suggestions.length > 0),
        isComposing: false,
        draft: null,
        failure: event.failure,
      };
    case "kept":
      return { ...state, rounds: state.rounds.map((round) => (round.id === event.id ? { ...round, saved: event.saved } : round)) };
    case "declined":
      return { ...state, rounds: state.rounds.map((round) => ({ ...round, isKeepable: false })) };
    case "opinionGiven":
      return { ...state, opinions: changeOpinion(state.opinions, event) };
    default:
      return event.change(state);
  }
}

/** The titles that 'more ideas' must not repeat: all that this recipient was offered, and all that were disliked. */
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

/** The positions of a round's ideas as the board shows them: the lead first, which is never one that was rejected where there is another. */
export function orderIdeas({ suggestions, outcome }: Pick<Round, "suggestions" | "outcome">, opinions: Record<string, Opinion>): number[] {
  const positions = suggestions.map((_, position) => position);
  const first = outcome?.lead ?? 0;
  const isWelcome = (position: number) => opinions[suggestions[position]?.title ?? ""] !== "disliked";
  const lead = [first, ...positions].find((position) => position in suggestions && isWelcome(position)) ?? first;
  return [...positions.filter((position) => position === lead), ...positions.filter((position) => position !== lead)];
}

/** A request for others, with what must not come again and why; what an earlier one asked of its five is over. */
export function addHistory(request: GiftRequestBody, state: IdeasState, shown: string[]): GiftRequestBody {
  const { shown: _, rejected: __, refine: ___, ...rest } = request;
  const rejected = state.rejected.slice(-limits.shownTitles);
  return { ...rest, ...(shown.length > 0 && { shown }), ...(rejected.length > 0 && { rejected }) };
}

/** The rounds that can be offered for saving: not saved yet, and complete. */
export function listKeepable({ rounds, isComposing }: IdeasState): Round[] {
  return rounds.filter(
    (round, place) => round.isKeepable && round.saved === null && round.suggestions.length > 0 && !(isComposing && place === 0),
  );
}

type Asked = Pick<Round, "id" | "request" | "isKeepable">;

function openRound(rounds: Round[], { id, request, isKeepable }: Asked): Round[] {
  const [newest, ...earlier] = rounds;
  // A round that broke off is repeated in its place.
  if (newest?.id === id) return [{ ...newest, request, outcome: null }, ...earlier];
  return [{ id, request, isKeepable, understood: null, suggestions: [], outcome: null, saved: null }, ...rounds].slice(0, roundsKept);
}

function finish(round: Round, outcome: IdeasOutcome): Round {
  return { ...round, outcome, saved: outcome.saved, isKeepable: round.isKeepable && outcome.saved === null };
}

function changeNewest(state: IdeasState, change: (round: Round) => Round): IdeasState {
  const [newest, ...earlier] = state.rounds;
  return newest ? { ...state, rounds: [change(newest), ...earlier] } : state;
}

function putAt(suggestions: Suggestion[], { suggestion, position }: { suggestion: Suggestion; position: number }): Suggestion[] {
  return [...suggestions.slice(0, position), suggestion, ...suggestions.slice(position + 1)];
}

export function changeOpinion(
  opinions: Record<string, Opinion>,
  { title, opinion }: { title: string; opinion: Opinion | null },
): Record<string, Opinion> {
  const { [title]: _, ...others } = opinions;
  return opinion ? { ...others, [title]: opinion } : others;
}

function describePerson(request: GiftRequestBody): string {
  const { shown: _, language: __, refine: ___, rejected: ____, ...person } = request;
  return JSON.stringify(person);
}
