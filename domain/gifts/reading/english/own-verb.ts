import { listLikings } from "../meanings.ts";
import type { WordMeaning } from "../word-index.ts";
import type { Clause } from "./clauses.ts";
import type { Phrase } from "./phrases.ts";
import type { Word } from "./words.ts";

/** 'Keeps fish', 'collects rocks', 'makes cards' are pastimes of their own, and neither fishing nor music nor a game. */
export function withOwnVerb({ words }: Clause, [first, ...others]: readonly Phrase[], verb: Phrase): Phrase[] {
  if (!first) return [];
  const last = verb.to - 1;
  const whole = { from: last, to: first.to };
  const isOwn = last >= verb.from && last < first.from && isMoreThan(words.slice(whole.from, whole.to), words.slice(first.from, first.to));
  return [isOwn ? whole : first, ...others];
}

function isMoreThan(whole: readonly Word[], object: readonly Word[]): boolean {
  const hit = listLikings(whole, "en").find(({ from, to }) => from === 0 && to === whole.length);
  const known = listLikings(object, "en").flatMap(({ meanings }) => meanings);
  return hit !== undefined && hit.names.length === 0 && !hit.meanings.some((one) => known.some((other) => isSame(one, other)));
}

const isSame = (one: WordMeaning, other: WordMeaning) => one.kind === "interest" && other.kind === "interest" && one.id === other.id;
