import { findSuggestionKey, type RawSuggestion } from "./normalize.ts";
import { JsonScanner, type JsonToken } from "./scan-json.ts";

interface ObjectFrame {
  kind: "object";
  next: "key" | "colon" | "value" | "comma";
  key: string;
  fields: RawSuggestion;
  /** Whether it is part of an idea, and so not an idea itself. */
  isInner: boolean;
  holdsIdeas: boolean;
  /** How much of an idea has been told already. */
  told: "nothing" | "title" | "texts";
  /** What stands under `reading`, however deep; `null` elsewhere. */
  read: Map<string, unknown> | null;
}

interface ListFrame {
  kind: "list";
  items: unknown[];
  isInner: boolean;
  isRead: boolean;
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
  #begun: ObjectFrame | null = null;
  #ideas = 0;
  #reading: object | null = null;

  /** Takes the next piece of a reply, which may be cut anywhere, and returns the ideas that it completes. Never throws. */
  feed(text: string): RawSuggestion[] {
    this.#completed = [];
    for (const char of text) this.#scanner.read(char);
    return this.#completed;
  }

  /** The idea that is being written: once when its title and price are known, and once more when its texts are. */
  takeBegun(): RawSuggestion | null {
    const begun = this.#begun?.fields;
    this.#begun = null;
    return begun ? { ...begun } : null;
  }

  /** What the model understood of the words, once its object has closed. */
  get reading(): object | null {
    return this.#reading;
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
    this.#frames.push(mark === "[" ? openList(parent) : openObject(parent));
    return true;
  }

  #close(mark: string, frame: Frame): boolean {
    if ((frame.kind === "list") !== (mark === "]")) return false;
    if (frame.kind === "object" && frame.next === "colon") return false;
    this.#frames.pop();
    if (frame === this.#begun) this.#begun = null;
    if (frame.kind === "list") this.#keep(frame.items);
    else this.#closeObject(frame);
    if (this.#frames.length === 0) this.#scanner.leave();
    return true;
  }

  #closeObject(frame: ObjectFrame): void {
    const read = frame.read ? Object.fromEntries(frame.read) : undefined;
    this.#keep(read);
    this.#complete(frame);
    if (read && !this.#frames.some(isRead)) this.#reading ??= read;
  }

  #complete({ fields, isInner, holdsIdeas }: ObjectFrame): void {
    if (isInner || holdsIdeas || fields.title === undefined) return;
    if (this.#ideas < mostIdeas) this.#completed.push(fields);
    this.#ideas += 1;
    for (const frame of this.#frames) if (frame.kind === "object") frame.holdsIdeas = true;
  }

  #begin(frame: ObjectFrame): void {
    const { title, priceRange, description, explanation } = frame.fields;
    if (title === undefined || priceRange === undefined) return;
    const known = description === undefined || explanation === undefined ? "title" : "texts";
    if (frame.told === "texts" || frame.told === known) return;
    frame.told = known;
    this.#begun = frame;
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
    if (frame?.kind === "object" && keepField(frame, value)) this.#begin(frame);
  }
}

// Only lists within an idea matter, and of their items only plain values.
function keepItem({ items, isInner }: ListFrame, value: unknown): void {
  if (isInner && items.length < mostItems && value !== undefined && typeof value !== "object") items.push(value);
}

/** Returns whether it was a field of an idea. */
function keepField(frame: ObjectFrame, value: unknown): boolean {
  frame.next = "comma";
  if (frame.read && frame.read.size < mostItems && value !== undefined) frame.read.set(frame.key, value);
  const key = findSuggestionKey(frame.key);
  if (!key || value === undefined || frame.isInner) return false;
  frame.fields[key] = value;
  return true;
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

function openList(parent: Frame | undefined): ListFrame {
  return { kind: "list", items: [], isInner: isInside(parent), isRead: isOfReading(parent) };
}

function openObject(parent: Frame | undefined): ObjectFrame {
  const read = isOfReading(parent) ? new Map<string, unknown>() : null;
  return { kind: "object", next: "key", key: "", fields: {}, isInner: isInside(parent), holdsIdeas: false, told: "nothing", read };
}

function isInside(parent: Frame | undefined): boolean {
  return parent !== undefined && (parent.isInner || isOfReading(parent) || isFieldOfIdea(parent));
}

function isOfReading(parent: Frame | undefined): boolean {
  if (!parent) return false;
  return isRead(parent) || (parent.kind === "object" && !parent.isInner && parent.key === "reading" && parent.fields.title === undefined);
}

function isRead(frame: Frame): boolean {
  return frame.kind === "list" ? frame.isRead : frame.read !== null;
}

function isFieldOfIdea(parent: Frame): boolean {
  return parent.kind === "object" && Object.keys(parent.fields).length > 0 && !wrapperKeys.test(parent.key);
}

function readWord(word: string): { value: unknown } | null {
  if (Object.hasOwn(literals, word)) return { value: literals[word] };
  const number = Number(word);
  return Number.isFinite(number) ? { value: number } : null;
}
