import type { Unit } from "./fold-words.ts";
import type { Name } from "../vocabulary/entry.ts";

export interface Span {
  from: number;
  /** After the last unit. */
  to: number;
}

/** Whether the units of a span are a name by themselves and not cut out of a longer word. */
export function standsByItself(units: readonly Unit[], { from, to }: Span): boolean {
  const [first, last] = [units[from], units[to - 1]];
  if (!first || !last) return false;
  const { before, after } = getNeighbors(units, { from, to });
  if (first.script === "katakana" && last.script === "katakana") return isWholeKatakana({ before, after }, to - from);
  if (first.script !== "hiragana") return true;
  return isKanaEdge(before) && (last.script !== "hiragana" || isKanaEdge(after));
}

/** A name may ask to be the whole phrase. */
export function fitsName(name: Name, units: readonly Unit[], span: Span): boolean {
  return !name.alone || fillsPhrase(units, span);
}

/** The furthest end, from each unit on, of the spans that begin there or before. */
export function measureReach(spans: readonly Span[], length: number): number[] {
  const reach = Array.from({ length }, () => 0);
  for (const { from, to } of spans) reach[from] = Math.max(reach[from] ?? 0, to);
  for (let position = 1; position < length; position += 1) reach[position] = Math.max(reach[position] ?? 0, reach[position - 1] ?? 0);
  return reach;
}

interface Neighbors {
  before: Unit | undefined;
  after: Unit | undefined;
}

/** The units that touch a span, with nothing between. */
function getNeighbors(units: readonly Unit[], { from, to }: Span): Neighbors {
  return { before: units[from]?.joined ? units[from - 1] : undefined, after: units[to]?.joined ? units[to] : undefined };
}

/** ペン is not in ペンギン; a word of four or more may be half of a compound. */
function isWholeKatakana({ before, after }: Neighbors, length: number): boolean {
  const opens = before?.script !== "katakana";
  const closes = after?.script !== "katakana";
  if (length > 3) return true;
  return length === 3 ? opens || closes : opens && closes;
}

const particles = new Set("はがをにでとものやへかだすなよりおご");

/** つり is not in まつり, but stands before a particle. */
function isKanaEdge(neighbor: Unit | undefined): boolean {
  return neighbor?.script !== "hiragana" || particles.has(neighbor.raw);
}

function fillsPhrase(units: readonly Unit[], { from, to }: Span): boolean {
  const next = units[to];
  return (from === 0 || units[from]?.pause !== "none") && (!next || next.pause !== "none");
}
