import { createParser, type EventSourceMessage } from "eventsource-parser";
import { GatewayError } from "./gateway-fault.ts";
import { readUsage, type Usage } from "./usage.ts";

const mostReplyBytes = 256 * 1024;
// In an event stream each few letters take some 300 bytes; the limit above applies to the reply's text.
const mostStreamBytes = 4 * mostReplyBytes;

/**
 * The text of a chat completion, in pieces, from a stream of events or from one JSON document, whichever it turns out to be;
 * the content type is not relied on.
 */
export async function* readReply(chunks: AsyncIterable<Uint8Array>, onUsage: OnUsage = () => undefined): AsyncGenerator<string> {
  const decoded = decode(chunks);
  let head = "";
  let step = await decoded.next();
  while (!step.done && head === "") {
    head = step.value.trimStart();
    if (head === "") step = await decoded.next();
  }
  const pieces = startWith(head, decoded);
  yield* /^[{[]/.test(head) ? readDocument(pieces, onUsage) : readEvents(pieces, onUsage);
}

/** Called with what the call cost, where the service tells. */
type OnUsage = (usage: Omit<Usage, "model">) => void;

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostStreamBytes) throw new GatewayError("too_long");
    yield decoder.decode(chunk, { stream: true });
  }
}

async function* startWith(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* readDocument(pieces: AsyncIterable<string>, onUsage: OnUsage): AsyncGenerator<string> {
  let document = "";
  for await (const piece of pieces) {
    document += piece;
    if (document.length > mostReplyBytes) throw new GatewayError("too_long");
  }
  const { text, usage } = readCompletion(parseJson(document));
  if (usage) onUsage(usage);
  if (text !== "") yield text;
}

async function* readEvents(pieces: AsyncIterable<string>, onUsage: OnUsage): AsyncGenerator<string> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  let length = 0;
  for await (const piece of endWith(pieces, "\n\n")) {
    parser.feed(piece);
    for (const event of events.splice(0)) {
      const { text, isLast, usage } = readEvent(event);
      if (usage) onUsage(usage);
      length += text.length;
      if (length > mostReplyBytes) throw new GatewayError("too_long");
      if (text !== "") yield text;
      if (isLast) return;
    }
  }
}

// The last event counts even when the blank line that ends it is missing.
async function* endWith(pieces: AsyncIterable<string>, end: string): AsyncGenerator<string> {
  yield* pieces;
  yield end;
}

interface Completion {
  text: string;
  isLast: boolean;
  usage?: Omit<Usage, "model"> | null;
}

function readEvent({ data, event }: EventSourceMessage): Completion {
  if (data.trim() === "[DONE]") return { text: "", isLast: true };
  if (event === "error") throw new GatewayError("error_reply");
  // Skips keep-alive lines and messages of proxies, which are not JSON.
  return /^\s*\{/.test(data) ? readCompletion(parseJson(data)) : { text: "", isLast: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GatewayError("unreadable_reply", { cause });
  }
}

function readCompletion(completion: unknown): Completion {
  if (!isRecord(completion)) throw new GatewayError("unreadable_reply");
  if (completion.error) throw describeError(completion.error);
  const usage = readUsage(completion.usage);
  const choice: unknown = Array.isArray(completion.choices) ? completion.choices[0] : null;
  if (!isRecord(choice)) return { text: "", isLast: false, usage };
  if (choice.error) throw describeError(choice.error);
  const message = [choice.delta, choice.message].find(isRecord);
  const text = readContent(message ? message.content : choice.text);
  // Not every service sends [DONE] or closes the connection.
  return { text, usage, isLast: text === "" && typeof choice.finish_reason === "string" && choice.finish_reason !== "" };
}

function describeError(error: unknown): GatewayError {
  const code = isRecord(error) ? Number(error.code ?? error.status) : NaN;
  return new GatewayError("error_reply", Number.isInteger(code) && code >= 100 ? { status: code } : {});
}

function readContent(content: unknown): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map(readPart).join("") : "";
}

function readPart(part: unknown): string {
  if (typeof part === "string") return part;
  const isText = isRecord(part) && (part.type === undefined || part.type === "text" || part.type === "output_text");
  return isText && typeof part.text === "string" ? part.text : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
