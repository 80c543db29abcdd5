import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";
import type { PageMemory } from "../kept/page-memory.ts";

/** What an administrator changes stands on the public pages of this replica with the next request; on the others within a second. */
export const showAtOnce = (memory: PageMemory) =>
  createMiddleware<AppContext>(async (c, next) => {
    await next();
    if (c.req.method !== "GET") memory.forgetVersion();
  });
