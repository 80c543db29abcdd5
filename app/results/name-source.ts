import type { Suggestion, SuggestionSource } from "#shared/answers/suggestion.ts";

/** What is said of the source of a list: `partly` where only some of its ideas are the model's. */
export function nameSource(source: SuggestionSource, ideas: readonly Pick<Suggestion, "source">[]): SuggestionSource | "partly" {
  return source === "ai" && ideas.some((idea) => idea.source !== "ai") ? "partly" : source;
}
