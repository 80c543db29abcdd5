import type { Stretch } from "../language.ts";
import { readWays } from "../../knowledge/ways/read-ways.ts";
import { listMatches } from "../../words/list-matches.ts";

export interface Pattern<Id extends string> {
  id: Id;
  words: RegExp;
}

/** The rows of a table of `knowledge/ways/`, ready for matching. */
export function listPatterns<Id extends string>(file: unknown): Pattern<Id>[] {
  return readWays<{ id: Id }>(file).map(({ id, pattern }) => ({ id, words: new RegExp(pattern, "gu") }));
}

/** The first place where each pattern is said, unless what stands around it takes it back. */
export function listPatternHits<Id extends string>(
  text: string,
  patterns: readonly Pattern<Id>[],
  isMeant: (before: string, after: string) => boolean,
): ({ id: Id } & Stretch)[] {
  return patterns.flatMap(({ id, words }) => {
    for (const { 0: found, index } of listMatches(text, words)) {
      const to = index + found.length;
      if (isMeant(text.slice(0, index), text.slice(to))) return [{ id, from: index, to }];
    }
    return [];
  });
}
