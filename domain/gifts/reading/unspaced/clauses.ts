import type { Stretch } from "../language.ts";

/** What is thought in one go: a stretch between commas, full stops, brackets or the spaces of a list. */
export interface Clause extends Stretch {
  /** Folded. */
  text: string;
  /** Clauses of the same sentence carry the same number; those in brackets belong to the sentence around them. */
  sentence: number;
  /** In brackets, after what it is about. */
  bracketed: boolean;
}

// Signs of refusal are words; other pictures end a thought. Three full stops are a pause.
const breaks =
  /(?<sentence>[。；;\n\r]|[！？!?](?!系|って|みたい|とか|的|、|，|」|”)|(?<!\.)\.(?=\s|$)|(?![❌✖✕×⭕🙅✅🆖])\p{Extended_Pictographic})|(?<open>[（(【])|(?<close>[）)】])|(?<space>\s)/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー”」』）)]/u;

/** Splits a folded text. `pause` finds what parts clauses inside a sentence in this language. */
export function splitClauses(text: string, pause: RegExp): Clause[] {
  const clauses: Clause[] = [];
  let [from, sentence, depth] = [0, 0, 0];
  const close = (to: number, next: number) => {
    const inner = text.slice(from, to);
    const start = from + inner.length - inner.trimStart().length;
    const clause = inner.trim();
    if (clause !== "") clauses.push({ from: start, to: start + clause.length, text: clause, sentence, bracketed: depth > 0 });
    from = next;
  };
  for (const found of listBreaks(text, pause)) {
    close(found.at, found.next);
    if (found.kind === "sentence" && depth === 0) sentence += 1;
    if (found.kind === "open") depth += 1;
    if (found.kind === "close") depth = Math.max(0, depth - 1);
  }
  close(text.length, text.length);
  return clauses;
}

interface Break {
  kind: "sentence" | "comma" | "open" | "close";
  at: number;
  next: number;
}

function listBreaks(text: string, pause: RegExp): Break[] {
  const found: Break[] = [];
  for (const { 0: sign, index, groups = {} } of text.matchAll(breaks)) {
    const next = index + sign.length;
    if (groups["space"] !== undefined && !partsWords(text, index, next)) continue;
    const kind = groups["sentence"] === undefined ? (groups["open"] ? "open" : groups["close"] ? "close" : "comma") : "sentence";
    found.push({ kind, at: index, next });
  }
  for (const { 0: sign, index } of text.matchAll(pause)) found.push({ kind: "comma", at: index, next: index + sign.length });
  return found.toSorted((one, other) => one.at - other.at);
}

/** A space inside 'Pocket 3' parts nothing. */
function partsWords(text: string, at: number, next: number): boolean {
  return unspaced.test(text.charAt(at - 1)) || unspaced.test(text.charAt(next));
}
