import { listMatches } from "../../words/list-matches.ts";
import type { Stretch } from "../language.ts";
import { blot } from "../unspaced/blot.ts";
import { isKnown } from "./anything.ts";
import type { Cue } from "./cue.ts";
import { cues, idioms } from "./cues.ts";
import { segment } from "./segment.ts";

export interface FoundCue extends Stretch {
  cue: Cue;
}

/** Of the clauses that were read last: each is asked for again and again by those around it. */
const known = new Map<string, readonly FoundCue[]>();
const mostKnown = 200;

export function listCues(text: string): readonly FoundCue[] {
  const found = known.get(text) ?? listCuesAnew(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, found);
  return found;
}

/** From left to right; the longest where several begin at one place. None is cut out of a word that we know: 忌 out of 威士忌. */
function listCuesAnew(text: string): FoundCue[] {
  const plain = blot(text, idioms);
  const all = cues
    .flatMap((cue) => listMatches(plain, cue.words).map(({ 0: words, index }) => ({ cue, from: index, to: index + words.length })))
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const found: FoundCue[] = [];
  const whole = segment(text).filter(({ text: word }) => word.length > 2 && isKnown(word));
  const isCut = (one: FoundCue) => whole.some(({ from, to }) => from < one.from && to > one.from);
  for (const one of all) if (one.from >= (found.at(-1)?.to ?? 0) && !isCut(one) && !isRefused(one, found.at(-1))) found.push(one);
  return found.filter((one) => !isCollected(plain, one, found.at(-1)));
}

/** 收集冰箱贴没意思: what is told of is the collecting. */
const isCollected = (text: string, { cue, from, to }: FoundCue, last: FoundCue | undefined) =>
  cue.stance === "likes" && last?.cue.stance === "dislikes" && last.cue.side !== "after" && /^收[集藏]$/.test(text.slice(from, to));

/** 最烦收集冰箱贴: what is loved there is what is hated. */
const isRefused = ({ cue, from }: FoundCue, before: FoundCue | undefined) =>
  cue.stance === "likes" && before?.cue.stance === "dislikes" && before.cue.side !== "before" && before.to === from;
