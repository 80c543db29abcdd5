import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";
import { formatAddress, type Log } from "../log.ts";

/** Names each request, in the log, on the answer and in problem documents, and logs it once when it is answered. */
export const requestId = (log: Log) =>
  createMiddleware<AppContext>(async (c, next) => {
    const id = crypto.randomUUID();
    const began = performance.now();
    c.set("requestId", id);
    c.set("log", log.child({ requestId: id }));
    await next();
    // Not `c.header`, which builds an answer that is there already anew, body and all.
    c.res.headers.set("X-Request-Id", id);
    const status = c.res.status;
    const line = { method: c.req.method, path: formatAddress(c.req.path), status, ms: Math.round(performance.now() - began) };
    c.get("log")[chooseLevel(c.req.path)](line, "answered");
  });

// What changes something or costs something is worth a line; pages, files and health checks would drown it.
function chooseLevel(path: string): "info" | "debug" {
  return /^\/(api|auth)\//.test(path) ? "info" : "debug";
}
