import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { foldNetwork } from "./client-address.ts";

/** Nearly every body arrives with its headers, or at once after them. */
const slowAfterMs = 500;
const smallBytes = 64 * 1024;
const smallWithinMs = 10_000;
const largeWithinMs = 30_000;

interface SlowBodyLimits {
  most: number;
  mostPerNetwork: number;
}

/**
 * Lets bodies arrive without a place among the requests that are worked on, so that clients who send half a body keep nobody waiting. Those
 * that let themselves be waited for have places of their own, a few for each network: who has none is refused with `overloaded`. A body
 * that has not arrived in time is refused with `body_too_slow`.
 */
export const awaitBodies = (limits: SlowBodyLimits) => {
  const slow = new SlowBodies(limits);
  return createMiddleware<AppContext>(async (c, next) => {
    c.set("awaitBody", async (read) => await awaitBody(c, slow, read));
    await next();
  });
};

async function awaitBody<Body>(c: Context<AppContext>, slow: SlowBodies, read: () => Promise<Body>): Promise<Body> {
  // A request that comes over no socket, as in tests, is complete.
  if (c.env?.incoming?.complete !== false) return await read();
  const place = c.get("place");
  place?.giveBack();
  const body = await slow.wait(read, { network: foldNetwork(c.get("clientAddress")), withinMs: chooseLimitMs(c) });
  place?.take();
  return body;
}

/** A body that does not tell its length counts as a small one. */
function chooseLimitMs(c: Context<AppContext>): number {
  return Number(c.req.header("content-length") ?? 0) > smallBytes ? largeWithinMs : smallWithinMs;
}

class SlowBodies {
  readonly #limits: SlowBodyLimits;
  readonly #byNetwork = new Map<string, number>();
  #all = 0;

  constructor(limits: SlowBodyLimits) {
    this.#limits = limits;
  }

  async wait<Body>(read: () => Promise<Body>, { network, withinMs }: { network: string; withinMs: number }): Promise<Body> {
    const refused = Promise.withResolvers<never>();
    let isSlow = false;
    const patience = setTimeout(() => {
      isSlow = this.#enter(network);
      if (!isSlow) refused.reject(new Refusal("overloaded", { retryAfterSeconds: 5 }));
    }, slowAfterMs);
    const limit = setTimeout(() => refused.reject(new Refusal("body_too_slow")), withinMs);
    try {
      return await Promise.race([read(), refused.promise]);
    } finally {
      clearTimeout(patience);
      clearTimeout(limit);
      if (isSlow) this.#leave(network);
    }
  }

  #enter(network: string): boolean {
    const ofNetwork = this.#byNetwork.get(network) ?? 0;
    if (this.#all >= this.#limits.most || ofNetwork >= this.#limits.mostPerNetwork) return false;
    this.#all += 1;
    this.#byNetwork.set(network, ofNetwork + 1);
    return true;
  }

  #leave(network: string): void {
    const ofNetwork = (this.#byNetwork.get(network) ?? 1) - 1;
    this.#all -= 1;
    if (ofNetwork > 0) this.#byNetwork.set(network, ofNetwork);
    else this.#byNetwork.delete(network);
  }
}
