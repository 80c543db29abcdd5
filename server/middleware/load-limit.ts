import { createMiddleware } from "hono/factory";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";

/** Refuses early what could not be served in time, so that what is accepted stays quick. A stream counts until its last line is made. */
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
