import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { listenOnLoopback } from "./listen-on-loopback.ts";

/** What the gateway was sent, and how that ended. */
interface GatewayRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: { model?: string; messages?: { role: string; content: string }[]; stream?: boolean; [key: string]: unknown };
  /** Resolves when the connection's answer is over: `true` when the caller left before its end. */
  wasAborted: Promise<boolean>;
}

/** How to answer one request. */
export type Script = (response: ServerResponse, left: AbortSignal) => Promise<void> | void;

export interface FakeGateway {
  /** The base address, to which `/chat/completions` is added. */
  url: string;
  /** One script for each request to come; the last one answers all that follow. */
  answerWith: (...scripts: Script[]) => void;
  requests: GatewayRequest[];
  stop: () => Promise<void>;
}

/** A chat-completions service on a free port of this machine that behaves, or misbehaves, as it is told. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const requests: GatewayRequest[] = [];
  let scripts: Script[] = [];
  const server = createServer(async (request, response) => {
    const left = new AbortController();
    const wasAborted = new Promise<boolean>((resolve) => {
      response.on("close", () => {
        left.abort();
        resolve(!response.writableFinished);
      });
    });
    requests.push({
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: await readJson(request),
      wasAborted,
    });
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    if (!script) throw new Error("The fake gateway was asked before it was told what to answer");
    await Promise.resolve(script(response, left.signal)).catch((error: unknown) => {
      if (!left.signal.aborted) throw error;
    });
  });
  const { url, close } = await listenOnLoopback(server);
  return {
    url: `${url}/api/v1`,
    answerWith: (...next) => {
      scripts = next;
    },
    requests,
    stop: close,
  };
}

async function readJson(request: IncomingMessage): Promise<GatewayRequest["body"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
}

// Answers that are in order.

/** A stream of events, cut into pieces of the given length. */
export function streams(text: string, { pieceLength = 40, ending = "data: [DONE]\n\n" } = {}): Script {
  return (response) => {
    openStream(response);
    for (const piece of cut(text, pieceLength)) response.write(toEvent(piece));
    response.end(ending);
  };
}

/** One JSON document, as services answer that do not stream. */
export function answers(content: unknown): Script {
  return respondsWith(200, JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }] }), {
    "content-type": "application/json",
  });
}

/** Event lines word by word as given, for everything that `streams` is too well-behaved for. */
export function streamsRaw(...lines: string[]): Script {
  return (response) => {
    openStream(response);
    for (const line of lines) response.write(line);
    response.end();
  };
}

export function respondsWith(status: number, body: string | Buffer = "", headers: Record<string, string> = {}): Script {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}

// Answers that are not.

export const staysSilent: Script = (response, left) => hold(response, left);

/** Writes the text, then nothing more, and keeps the connection open. */
export function fallsSilentAfter(text: string): Script {
  return (response, left) => {
    openStream(response);
    for (const piece of cut(text, 40)) response.write(toEvent(piece));
    return hold(response, left);
  };
}

/** A few letters at a time, for as long as anybody listens. */
export function drips(text: string, everyMs: number): Script {
  return async (response, left) => {
    openStream(response);
    for (const piece of cut(text, 3)) {
      if (left.aborted) return;
      response.write(toEvent(piece));
      await wait(everyMs, null, { signal: left });
    }
    response.end("data: [DONE]\n\n");
  };
}

export function breaksOffAfter(text: string): Script {
  return async (response) => {
    openStream(response);
    for (const piece of cut(text, 40)) response.write(toEvent(piece));
    await new Promise<void>((resolve) => response.write(": \n\n", () => resolve()));
    response.destroy();
  };
}

export const hangsUp: Script = (response) => {
  response.destroy();
};

export const redirects: Script = (response) => {
  response.writeHead(307, { location: "/elsewhere" }).end();
};

/** Garbage without an end in sight, as fast as it is taken. */
export function floods(bytes: number): Script {
  const block = Buffer.alloc(64 * 1024, "x");
  return (response) => {
    openStream(response);
    return writeAll(
      response,
      Array.from({ length: Math.ceil(bytes / block.length) }, () => block),
    );
  };
}

/** Very many events of one letter each. */
export function streamsTinyEvents(count: number): Script {
  const block = toEvent(" ").repeat(1_000);
  return (response) => {
    openStream(response);
    return writeAll(
      response,
      Array.from({ length: Math.ceil(count / 1_000) }, () => block),
    );
  };
}

/** Refuses everybody for so many seconds, also those who come back too early. */
export function asksToWait(seconds: number, then: Script): Script {
  let freeAt: number | null = null;
  return (response, left) => {
    freeAt ??= performance.now() + seconds * 1_000;
    // Timers of the caller may run a millisecond early.
    if (performance.now() >= freeAt - 5) return then(response, left);
    return respondsWith(429, "", { "retry-after": String(seconds) })(response, left);
  };
}

// The caller is expected to leave before the end.
async function writeAll(response: ServerResponse, blocks: readonly (string | Buffer)[]): Promise<void> {
  await pipeline(Readable.from(blocks), response).catch(() => undefined);
}

function hold(response: ServerResponse, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    left.addEventListener("abort", () => resolve());
    if (left.aborted || response.destroyed) resolve();
  });
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
}

export function toEvent(content: unknown): string {
  return `data: ${JSON.stringify({ id: "gen-1", object: "chat.completion.chunk", choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }] })}\n\n`;
}

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, position) => text.slice(position * length, (position + 1) * length));
}
