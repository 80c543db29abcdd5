import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";

/** The round without the hidden ideas; the same object where none of them is hidden. */
export function withoutHidden(round: SavedIdea, hidden: ReadonlySet<string>): SavedIdea {
  if (!round.suggestions.some(({ id }) => hidden.has(id))) return round;
  const lead = round.suggestions[round.lead];
  const suggestions = round.suggestions.filter(({ id }) => !hidden.has(id));
  return { ...round, suggestions, lead: Math.max(0, lead ? suggestions.indexOf(lead) : 0) };
}

/** The ideas as they are shown: the lead first, what was rejected last. */
export function orderSuggestions({ suggestions, lead }: Pick<SavedIdea, "suggestions" | "lead">): SavedSuggestion[] {
  const first = suggestions[lead];
  const rank = (suggestion: SavedSuggestion) => (suggestion.userFeedback === "disliked" ? 2 : suggestion === first ? 0 : 1);
  return suggestions.toSorted((one, other) => rank(one) - rank(other));
}

/** The liked ideas of all rounds, each with its round. */
export function listLiked(rounds: readonly SavedIdea[]): { round: SavedIdea; suggestion: SavedSuggestion }[] {
  return rounds.flatMap((round) =>
    orderSuggestions(round)
      .filter(({ userFeedback }) => userFeedback === "liked")
      .map((suggestion) => ({ round, suggestion })),
  );
}
