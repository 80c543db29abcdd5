import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";
import type { PageMemory } from "../kept/page-memory.ts";

/** What an administrator changes stands on the public pages of this replica with the next request; on the others within a second. */
export const showAtOnce = (memory: PageMemory) =>
  createMiddleware<AppContext>(async (c, next) => {
    await next();
    // Who is refused has changed nothing, and may be anybody.
    if (c.req.method !== "GET" && c.res.ok) memory.forgetVersion();
  });
