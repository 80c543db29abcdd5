import { findSuggestionKey, type RawSuggestion } from "./normalise.ts";
import { createJsonScanner, type JsonToken } from "./scan-json.ts";

interface ObjectFrame {
  kind: "object";
  next: "key" | "colon" | "value" | "comma";
  key: string;
  fields: RawSuggestion;
  /** Something inside an idea, which is no idea of its own. */
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
// Far more than anybody asks for: what a reply holds beyond this is not worth a look.
const mostIdeas = 40;
const wrapperKeys = /^(gift_?)?(suggestions?|gifts?|ideas?|items?|results?|recommendations?|list|data|output|response|answer)$/i;
const literals: Record<string, unknown> = { true: true, false: false, null: null, True: true, False: false, None: null };

export interface SuggestionParser {
  /** Takes the next piece of a reply, cut anywhere, and gives the ideas that it completed. Never throws. */
  feed: (text: string) => RawSuggestion[];
}

/** Reads the ideas out of a model's reply while it is still arriving, whatever stands around them. */
export function createSuggestionParser(): SuggestionParser {
  const frames: Frame[] = [];
  let completed: RawSuggestion[] = [];
  let ideas = 0;

  const scanner = createJsonScanner((token) => {
    const fits = token.kind === "mark" ? takeMark(token.value) : takeValue(token);
    if (!fits) frames.length = 0;
    return fits;
  });

  function takeMark(mark: string): boolean {
    const frame = frames.at(-1);
    if (mark === "{" || mark === "[") return open(mark, frame);
    if (mark === "}" || mark === "]") return close(mark, frame);
    if (frame?.kind === "list") return mark === ",";
    if (!frame || (mark !== "," && mark !== ":")) return false;
    if (mark === ":" && frame.next !== "colon") return false;
    if (mark === "," && frame.next === "colon") return false;
    frame.next = mark === ":" ? "value" : "key";
    return true;
  }

  function open(mark: string, parent: Frame | undefined): boolean {
    if (frames.length >= deepest || (parent?.kind === "object" && parent.next !== "value")) return false;
    const isInner = parent !== undefined && (parent.isInner || isFieldOfIdea(parent));
    frames.push(
      mark === "["
        ? { kind: "list", items: [], isInner }
        : { kind: "object", next: "key", key: "", fields: {}, isInner, holdsIdeas: false },
    );
    return true;
  }

  function close(mark: string, frame: Frame | undefined): boolean {
    if (!frame || (frame.kind === "list") !== (mark === "]")) return false;
    if (frame.kind === "object" && frame.next === "colon") return false;
    frames.pop();
    if (frame.kind === "list") keep(frame.items);
    else if (!complete(frame)) keep(undefined);
    if (frames.length === 0) scanner.leave();
    return true;
  }

  /** Whether the closed object was an idea. */
  function complete({ fields, isInner, holdsIdeas }: ObjectFrame): boolean {
    if (isInner || holdsIdeas || fields.title === undefined) return false;
    if (ideas < mostIdeas) completed.push(fields);
    ideas += 1;
    for (const frame of frames) if (frame.kind === "object") frame.holdsIdeas = true;
    const parent = frames.at(-1);
    if (parent?.kind === "object") parent.next = "comma";
    return true;
  }

  function takeValue({ kind, value }: JsonToken): boolean {
    const frame = frames.at(-1);
    if (!frame) return false;
    if (frame.kind === "object" && frame.next !== "value") return takeKey(frame, value);
    const read = kind === "text" ? { value } : readWord(value);
    if (read) keep(read.value);
    return read !== null;
  }

  function keep(value: unknown): void {
    const frame = frames.at(-1);
    if (!frame) return;
    if (frame.kind === "list") {
      if (frame.isInner && frame.items.length < mostItems && typeof value !== "object") frame.items.push(value);
      return;
    }
    frame.next = "comma";
    const key = findSuggestionKey(frame.key);
    if (key && value !== undefined && !frame.isInner) frame.fields[key] = value;
  }

  return {
    feed(text) {
      completed = [];
      for (const char of text) scanner.read(char);
      return completed;
    },
  };
}

// A missing comma is forgiven: after a value, the next text is a key.
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

