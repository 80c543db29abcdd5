import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { Round } from "./ideas-state.ts";

export interface OpenedIdea {
  round: Round;
  suggestion: Suggestion;
  position: number;
}

/** The part of the page's address under which an idea is open. */
export function buildIdeaHash(round: Pick<Round, "id">, position: number): string {
  return `#idea-${round.id}-${position + 1}`;
}

/** The idea that the address names, where its list is still there. */
export function findOpenedIdea(hash: string, rounds: readonly Round[]): OpenedIdea | null {
  const [, id, number] = /^#idea-(.+)-(\d+)$/.exec(hash) ?? [];
  const round = rounds.find((known) => known.id === id);
  const position = Number(number) - 1;
  const suggestion = round?.suggestions[position];
  return round && suggestion ? { round, suggestion, position } : null;
}
