import type * as z from "zod/mini";
import type { outcomeSchema, savedIdsSchema } from "#shared/answers/ideas.ts";

type OutcomeAnswer = z.output<typeof outcomeSchema>;

/** How a round ended. */
export interface IdeasOutcome extends Pick<OutcomeAnswer, "lead" | "leftOut" | "source" | "remainingQueries"> {
  /** `null` for guests, whose ideas are not saved. */
  saved: SavedIds | null;
}

/** The ids of a saved round and of its suggestions, in their order. */
export interface SavedIds {
  queryId: string;
  suggestionIds: string[];
}

export function pickOutcome(answer: OutcomeAnswer): IdeasOutcome {
  const { lead, leftOut, source, remainingQueries } = answer;
  return { lead, leftOut, source, remainingQueries, saved: pickSaved(answer) };
}

export function pickSaved({ queryId, suggestionIds }: z.output<typeof savedIdsSchema>): SavedIds | null {
  return queryId === null ? null : { queryId, suggestionIds };
}
