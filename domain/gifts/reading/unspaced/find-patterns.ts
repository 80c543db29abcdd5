import type { Stretch } from "../language.ts";
import { listMatches } from "../../words/list-matches.ts";

export interface Pattern<Id extends string> {
  id: Id;
  words: RegExp;
}

/** Rows of a table `id: pattern`, ready for matching. */
export function listPatterns<Id extends string>(table: Readonly<Partial<Record<Id, RegExp>>>): Pattern<Id>[] {
  return Object.entries<RegExp | undefined>(table).flatMap(([id, words]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are ids
    words ? [{ id: id as Id, words: new RegExp(words.source, `g${words.flags.replace("g", "")}`) }] : [],
  );
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
