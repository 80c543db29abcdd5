import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** Refuses requests beyond a number of concurrent ones, so that those that are accepted stay quick. A stream counts until its end. */
export const loadLimit = (mostAtOnce: number) => {
  let atWork = 0;
  const leave = () => {
    atWork -= 1;
  };
  return createMiddleware<AppContext>(async (c, next) => {
    if (atWork >= mostAtOnce) throw new Refusal("overloaded", { retryAfterSeconds: 2 });
    atWork += 1;
    try {
      await next();
    } finally {
      const stream = c.get("stream");
      if (stream) void stream.then(leave);
      else leave();
    }
  });
};
