import type { Cue } from "./cue.ts";
import { denyCues } from "./cues-deny.ts";
import { habitCues, sharedCues } from "./cues-habit.ts";
import { likeCues } from "./cues-like.ts";
import { opinionCues } from "./cues-opinion.ts";
import { ownCues } from "./cues-own.ts";
import { listMatches } from "../../words/list-matches.ts";

export interface FoundCue {
  cue: Cue;
  /** Positions in `Clause.line`. */
  from: number;
  to: number;
}

const compiled = [...sharedCues, ...denyCues, ...opinionCues, ...ownCues, ...likeCues, ...habitCues].map((cue) => ({
  cue,
  expression: new RegExp(`(?<![\\w-])(?:${cue.pattern})(?!(?<=[\\w'])[\\w'])`, "g"),
}));

/** From left to right the longest cue at each place. */
export function listCues(line: string): FoundCue[] {
  const found: FoundCue[] = [];
  for (const { cue, expression } of compiled)
    for (const match of listMatches(line, expression)) found.push({ cue, from: match.index, to: match.index + match[0].length });
  found.sort((first, second) => first.from - second.from || second.to - first.to);
  const kept: FoundCue[] = [];
  let end = -1;
  for (const one of found) {
    if (one.from < end) continue;
    kept.push(one);
    end = one.to;
  }
  return kept;
}
