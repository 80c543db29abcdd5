import { findSuggestionKey, type RawSuggestion } from "./normalise.ts";
import { JsonScanner, type JsonToken } from "./scan-json.ts";

interface ObjectFrame {
  kind: "object";
  next: "key" | "colon" | "value" | "comma";
  key: string;
  fields: RawSuggestion;
  /** Whether it is part of an idea, and so not an idea itself. */
  isInner: boolean;
  holdsIdeas: boolean;
}

interface ListFrame {
  kind: "list";
  items: unknown[];
  isInner: boolean;
}

type Frame = ObjectFrame | ListFrame;

const deepest = 32;
const mostItems = 20;
// Far more than a query needs; the rest of the reply is ignored.
const mostIdeas = 40;
const wrapperKeys = /^(gift_?)?(suggestions?|gifts?|ideas?|items?|results?|recommendations?|list|data|output|response|answer)$/i;
const literals: Record<string, unknown> = { true: true, false: false, null: null, True: true, False: false, None: null };

/** Extracts ideas from a model's reply while it is still arriving, whatever text surrounds them. */
export class SuggestionParser {
  readonly #frames: Frame[] = [];
  readonly #scanner = new JsonScanner((token) => this.#take(token));
  #completed: RawSuggestion[] = [];
  #ideas = 0;

  /** Takes the next piece of a reply, which may be cut anywhere, and returns the ideas that it completes. Never throws. */
  feed(text: string): RawSuggestion[] {
    this.#completed = [];
    for (const char of text) this.#scanner.read(char);
    return this.#completed;
  }

  #take(token: JsonToken): boolean {
    const fits = token.kind === "mark" ? this.#takeMark(token.value) : this.#takeValue(token);
    if (!fits) this.#frames.length = 0;
    return fits;
  }

  #takeMark(mark: string): boolean {
    const frame = this.#frames.at(-1);
    if (mark === "{" || mark === "[") return this.#open(mark, frame);
    if (!frame) return false;
    if (mark === "}" || mark === "]") return this.#close(mark, frame);
    return frame.kind === "list" ? mark === "," : moveOn(frame, mark);
  }

  #open(mark: string, parent: Frame | undefined): boolean {
    if (this.#frames.length >= deepest || (parent?.kind === "object" && parent.next !== "value")) return false;
    const isInner = parent !== undefined && (parent.isInner || isFieldOfIdea(parent));
    this.#frames.push(
      mark === "["
        ? { kind: "list", items: [], isInner }
        : { kind: "object", next: "key", key: "", fields: {}, isInner, holdsIdeas: false },
    );
    return true;
  }

  #close(mark: string, frame: Frame): boolean {
    if ((frame.kind === "list") !== (mark === "]")) return false;
    if (frame.kind === "object" && frame.next === "colon") return false;
    this.#frames.pop();
    this.#keep(frame.kind === "list" ? frame.items : undefined);
    if (frame.kind === "object") this.#complete(frame);
    if (this.#frames.length === 0) this.#scanner.leave();
    return true;
  }

  #complete({ fields, isInner, holdsIdeas }: ObjectFrame): void {
    if (isInner || holdsIdeas || fields.title === undefined) return;
    if (this.#ideas < mostIdeas) this.#completed.push(fields);
    this.#ideas += 1;
    for (const frame of this.#frames) if (frame.kind === "object") frame.holdsIdeas = true;
  }

  #takeValue({ kind, value }: JsonToken): boolean {
    const frame = this.#frames.at(-1);
    if (!frame) return false;
    if (frame.kind === "object" && frame.next !== "value") return takeKey(frame, value);
    const read = kind === "text" ? { value } : readWord(value);
    if (read) this.#keep(read.value);
    return read !== null;
  }

  #keep(value: unknown): void {
    const frame = this.#frames.at(-1);
    if (frame?.kind === "list") keepItem(frame, value);
    if (frame?.kind === "object") keepField(frame, value);
  }
}

// Only lists within an idea matter, and of their items only plain values.
function keepItem({ items, isInner }: ListFrame, value: unknown): void {
  if (isInner && items.length < mostItems && value !== undefined && typeof value !== "object") items.push(value);
}

function keepField(frame: ObjectFrame, value: unknown): void {
  frame.next = "comma";
  const key = findSuggestionKey(frame.key);
  if (key && value !== undefined && !frame.isInner) frame.fields[key] = value;
}

function moveOn(frame: ObjectFrame, mark: string): boolean {
  const isMeant = mark === ":" ? frame.next === "colon" : mark === "," && frame.next !== "colon";
  if (isMeant) frame.next = mark === ":" ? "value" : "key";
  return isMeant;
}

// Tolerates a missing comma: text after a value is the next key.
function takeKey(frame: ObjectFrame, key: string): boolean {
  if (frame.next === "colon") return false;
  frame.key = key;
  frame.next = "colon";
  return true;
}

function isFieldOfIdea(parent: Frame): boolean {
  return parent.kind === "object" && Object.keys(parent.fields).length > 0 && !wrapperKeys.test(parent.key);
}

function readWord(word: string): { value: unknown } | null {
  if (Object.hasOwn(literals, word)) return { value: literals[word] };
  const number = Number(word);
  return Number.isFinite(number) ? { value: number } : null;
}
