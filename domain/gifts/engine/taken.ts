import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Like } from "../reading/reading.ts";
import { foldText } from "../words/fold-words.ts";

/** For each liking, how many of these ideas say that they rest on it. */
export function listServedLikes(ideas: readonly Suggestion[], likes: readonly Like[]): number[] {
  const reasons = ideas.map(({ because }) => new Set(because.map(foldText)));
  return likes.map(({ words }) => reasons.filter((reason) => reason.has(foldText(words))).length);
}
