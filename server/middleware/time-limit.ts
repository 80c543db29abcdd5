import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

const overloaded = () => new Refusal("overloaded", { retryAfterSeconds: 5 });

/** Refuses a request that is not answered in time; the handler is not canceled. */
export const timeLimit = (chooseLimitMs: (request: { method: string; path: string }) => number, buildRefusal: () => Error = overloaded) =>
  createMiddleware<AppContext>(async (c, next) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(buildRefusal()), chooseLimitMs({ method: c.req.method, path: c.req.path }));
    try {
      await Promise.race([next(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  });
