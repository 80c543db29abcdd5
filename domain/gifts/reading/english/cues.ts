import doings from "../../knowledge/ways/english/doings.json" with { type: "json" };
import likes from "../../knowledge/ways/english/likes.json" with { type: "json" };
import opinions from "../../knowledge/ways/english/opinions.json" with { type: "json" };
import owned from "../../knowledge/ways/english/owned.json" with { type: "json" };
import refusals from "../../knowledge/ways/english/refusals.json" with { type: "json" };
import ruledOut from "../../knowledge/ways/english/ruled-out.json" with { type: "json" };
import shared from "../../knowledge/ways/english/shared.json" with { type: "json" };
import turns from "../../knowledge/ways/english/turns.json" with { type: "json" };
import { readWays } from "../../knowledge/ways/read-ways.ts";
import type { Cue } from "./cue.ts";
import { listMatches } from "../../words/list-matches.ts";

export interface FoundCue {
  cue: Cue;
  /** Positions in `Clause.line`. */
  from: number;
  to: number;
}

const compiled = [shared, turns, ruledOut, refusals, opinions, owned, likes, doings].flatMap(readWays<Cue>).map((cue) => ({
  cue,
  expression: new RegExp(`(?<![\\w-])(?:${cue.pattern})(?!(?<=[\\w'])[\\w'])`, "g"),
}));

/** 'Me, I can't stand spicy': what the giver doesn't care for says nothing of the person; what I don't like to give does. */
export function isGiversTaste({ subject, line }: { subject: string; line: string }, { from, to }: FoundCue): boolean {
  return (
    subject === "giver" &&
    giversTaste.test(line.slice(0, to)) &&
    !/^ ?(?:giving|buying|getting|to give|to buy|the idea)/.test(line.slice(to)) &&
    from < to
  );
}

const giversTaste =
  /^(?:(?:me|and|but|though|personally) )*i (?:\w+ly |really )?(?:hate|loathe|detest|dislike|(?:cant|cannot|dont|do not|never|couldnt) (?:\w+ly )?(?:stand|bear|abide|stomach|like|enjoy|care for|eat|drink|watch|play|listen to|wear))$/;

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
