import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Context } from "hono";
import type { AppContext } from "../../app-context.ts";
import { formatAddress, type Log } from "../../log/log.ts";
import { chooseVariant, findVariantAtHand } from "./choose-variant.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import type { PageCache } from "./page-cache.ts";

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
  // With the page's own headers: browsers update those of their copy from a 304.
  if (atHand !== null) return { status: 304, headers: [...answer.headers.flat(), "etag", atHand], body: null };
  const { headers, body } = chooseVariant(answer, acceptEncoding);
  return { status: answer.status, headers, body: method === "HEAD" ? null : body };
}

/** Answers with what the client accepts: 304 when it holds a current copy, no body for HEAD. */
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
 * Answers from the cache before anything else looks at the request, however much there is to do; everything else goes on to the
 * listener. An address is looked up as it was sent, so only the canonical spelling is found here.
 */
export function answerFromCache(cache: PageCache, log: Log, listener: RequestListener): RequestListener {
  const send = sendFromCache(log);
  return (request, response) => {
    const key = findKey(request);
    if (key === null) return listener(request, response);
    const answer = cache.find(key);
    if (answer) return send(answer, request, response);
    const recalled = cache.recall(key);
    if (!recalled) return listener(request, response);
    void recalled
      .catch(() => null)
      .then((recalledAnswer) => (recalledAnswer ? send(recalledAnswer, request, response) : listener(request, response)));
  };
}

function sendFromCache(log: Log) {
  const isTold = log.isLevelEnabled("debug");
  return (answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): void => {
    const requestId = randomUUID();
    const { status, headers, body } = chooseSending(answer, describeAsking(request));
    response.writeHead(status, [...headers, "x-request-id", requestId]);
    response.end(body ?? undefined);
    if (isTold) log.debug({ requestId, method: request.method, path: formatAddress(request.url ?? ""), status }, "answered from the cache");
  };
}

function findKey({ method, url = "" }: IncomingMessage): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  return url.length > 1 && url.endsWith("/") ? url.slice(0, -1) : url;
}

/** Reads the raw list, because Node takes longer to build its object of headers than all the rest here takes. */
function describeAsking({ method, rawHeaders }: IncomingMessage): Asking {
  const asking: Asking = { method, acceptEncoding: undefined, ifNoneMatch: undefined };
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? "";
    if (name.length === 15 && name.toLowerCase() === "accept-encoding") asking.acceptEncoding = rawHeaders[place + 1];
    else if (name.length === 13 && name.toLowerCase() === "if-none-match") asking.ifNoneMatch = rawHeaders[place + 1];
  }
  return asking;
}
