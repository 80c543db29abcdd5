import { createMiddleware } from "hono/factory";
import type { AppContext } from "../app-context.ts";
import { formatAddress, type Log } from "../log/log.ts";
import { logRequest } from "../request/log-request.ts";

/** Gives each request an id, for the log, the answer's header and problem documents, and logs the request when it is answered. */
export const requestId = (log: Log) =>
  createMiddleware<AppContext>(async (c, next) => {
    const id = crypto.randomUUID();
    const began = performance.now();
    c.set("requestId", id);
    c.set("log", log);
    await next();
    // Not `c.header`, which would rebuild the finished answer with its body.
    if (!c.get("hasAllHeaders")) c.res.headers.set("X-Request-Id", id);
    const level = chooseLevel(c.req.path);
    if (!log.isLevelEnabled(level)) return;
    const { method, path } = c.req;
    logRequest(c, level, {
      message: "answered",
      method,
      path: formatAddress(path),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    });
  });

// API and auth requests are worth a line; pages, files and health checks would drown them.
function chooseLevel(path: string): "info" | "debug" {
  return /^\/(api|auth)\//.test(path) ? "info" : "debug";
}
