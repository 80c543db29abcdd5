import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** Refuses early what could not be served in time, so that what is accepted stays quick. */
export const loadLimit = (mostAtOnce: number) => {
  let atWork = 0;
  return createMiddleware<AppContext>(async (_, next) => {
    if (atWork >= mostAtOnce) throw new Refusal("overloaded", { retryAfterSeconds: 2 });
    atWork += 1;
    try {
      await next();
    } finally {
      atWork -= 1;
    }
  });
};
