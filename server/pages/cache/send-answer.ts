import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../app-context.ts";
import { chooseVariant, findVariantAtHand } from "./choose-variant.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import type { PageCache } from "./page-cache.ts";

/** Answers with what the client accepts: 304 when it holds a current copy, no body for HEAD. */
export function sendAnswer(c: Context<AppContext>, answer: FinishedAnswer): Response {
  c.set("hasAllHeaders", true);
  const id = { "x-request-id": c.get("requestId") };
  const atHand = findVariantAtHand(answer, c.req.header("if-none-match"));
  // With the page's own headers: browsers update those of their copy from a 304.
  if (atHand !== null) return new Response(null, { status: 304, headers: { ...Object.fromEntries(answer.headers), etag: atHand, ...id } });
  const { headers, body } = chooseVariant(answer, c.req.header("accept-encoding"));
  return new Response(c.req.method === "HEAD" ? null : body, { status: answer.status, headers: { ...headers, ...id } });
}

/**
 * Answers from the cache before anything else is done for the request, however much there is to do. An address is looked up as it
 * was sent, so only the canonical spelling is found here.
 */
export const answerFromCache = (cache: PageCache) =>
  createMiddleware<AppContext>(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return await next();
    const key = getKey(c.req.url);
    // What can't be recalled is made anew.
    const answer = cache.find(key) ?? (await cache.recall(key)?.catch(() => null));
    return answer ? sendAnswer(c, answer) : await next();
  });

function getKey(url: string): string {
  const address = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  return address.length > 1 && address.endsWith("/") ? address.slice(0, -1) : address;
}
