import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import type { Context } from "hono";
import type { AppContext } from "../app-context.ts";
import { formatAddress, type Log } from "../log.ts";
import { chooseVariant, findVariantAtHand } from "./choose-variant.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import type { PageMemory } from "./page-memory.ts";

interface Sending {
  status: number;
  headers: readonly string[];
  body: Buffer | null;
}

interface Asking {
  method: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

function chooseSending(answer: FinishedAnswer, { method, acceptEncoding, ifNoneMatch }: Asking): Sending {
  const atHand = findVariantAtHand(answer, ifNoneMatch);
  // With the page's own policy: browsers renew the headers of their copy from this answer.
  if (atHand !== null) return { status: 304, headers: [...answer.headers.flat(), "etag", atHand], body: null };
  const { headers, body } = chooseVariant(answer, acceptEncoding);
  return { status: answer.status, headers, body: method === "HEAD" ? null : body };
}

export function sendAnswer(c: Context<AppContext>, answer: FinishedAnswer): Response {
  const { status, headers, body } = chooseSending(answer, {
    method: c.req.method,
    acceptEncoding: c.req.header("accept-encoding"),
    ifNoneMatch: c.req.header("if-none-match"),
  });
  const pairs = headers.flatMap((name, place): [string, string][] => (place % 2 === 0 ? [[name, headers[place + 1] ?? ""]] : []));
  return new Response(body && new Uint8Array(body), { status, headers: pairs });
}

/**
 * Hands out what is in memory before anything else looks at the request, which is most of what there is to do for a
 * public page; everything else goes on to the listener. An address counts as it was sent: only the usual spelling is here.
 */
export function answerFromMemory(memory: PageMemory, log: Log, listener: RequestListener): RequestListener {
  const isTold = log.isLevelEnabled("debug");
  return (request, response) => {
    const answer = findAnswer(memory, request);
    if (!answer) return listener(request, response);
    const requestId = randomUUID();
    const { status, headers, body } = chooseSending(answer, describeAsking(request));
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    response.end(body ?? undefined);
    if (isTold) log.debug({ requestId, method: request.method, path: formatAddress(request.url ?? ""), status }, "answered from memory");
  };
}

function findAnswer(memory: PageMemory, { method, url = "" }: IncomingMessage): FinishedAnswer | null {
  if (method !== "GET" && method !== "HEAD") return null;
  return memory.find(url.length > 1 && url.endsWith("/") ? url.slice(0, -1) : url);
}

/** Read from the raw list: to build the object of all headers takes Node longer than everything else here. */
function describeAsking({ method, rawHeaders }: IncomingMessage): Asking {
  const asking: Asking = { method, acceptEncoding: undefined, ifNoneMatch: undefined };
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? "";
    if (name.length === 15 && name.toLowerCase() === "accept-encoding") asking.acceptEncoding = rawHeaders[place + 1];
    else if (name.length === 13 && name.toLowerCase() === "if-none-match") asking.ifNoneMatch = rawHeaders[place + 1];
  }
  return asking;
}
