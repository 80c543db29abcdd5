import { diffLines, diffWordsWithSpace, type Change } from "diff";

export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Longer texts are compared by lines, because comparing them by words would take too long. */
const longestByWords = 20_000;
/** How much unchanged text is shown around a change. */
const contextCharacters = 160;
const longestWorkMs = 800;

/** The changes that turn one text into the other; the middle of long unchanged parts is left out. */
export function describeDifference(before: string, after: string, locale: string): Piece[] {
  const pieces = compare(before, after, locale).map(readPiece);
  return pieces.map((piece, position) => shortenPiece(piece, { isFirst: position === 0, isLast: position === pieces.length - 1 }));
}

function compare(before: string, after: string, locale: string): Change[] {
  const isShort = before.length + after.length <= longestByWords;
  // Chinese and Japanese have no spaces between words.
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const byWords = isShort ? diffWordsWithSpace(before, after, { timeout: longestWorkMs, intlSegmenter }) : undefined;
  return byWords ?? diffLines(before, after, { timeout: longestWorkMs }) ?? replaceAll(before, after);
}

function replaceAll(before: string, after: string): Change[] {
  return [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ];
}

function readPiece({ value, added, removed }: Change): Piece {
  if (added) return { kind: "added", text: value };
  return { kind: removed ? "removed" : "same", text: value };
}

function shortenPiece(piece: Piece, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Piece {
  const { kind, text } = piece;
  if (kind !== "same" || text.length <= contextCharacters * 2) return piece;
  // Cut between words, where there are spaces between them.
  const head = isFirst ? [] : [text.slice(0, contextCharacters).replace(/\s+\S{0,30}$/, "")];
  const tail = isLast ? [] : [text.slice(-contextCharacters).replace(/^\S{0,30}\s+/, "")];
  return { kind, text: [...head, "…", ...tail].join("\n") };
}
