import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../app-context.ts";
import type { PageCache } from "./page-cache.ts";

/** An administrator's change shows on the public pages of this replica with the next request, on the others within a second. */
export const invalidatePages = (pageCache: PageCache) =>
  createMiddleware<AppContext>(async (c, next) => {
    await next();
    // A refused request has changed nothing, and anybody can send one.
    if (c.req.method !== "GET" && c.res.ok) pageCache.invalidate();
  });
