import type { Context } from "hono";
import type { AppContext } from "./app-context.ts";
import type { Log } from "./log.ts";

/** Under whose name a line is logged. */
export function nameRequest(c: Context<AppContext>): { requestId: string; userId?: string } {
  const visitor = c.get("visitor");
  return { requestId: c.get("requestId"), ...(visitor?.kind === "member" && { userId: visitor.userId }) };
}

/** A log whose lines bear the ids of the request and its member. Made by who writes, because most requests write nothing but their end. */
export function openRequestLog(c: Context<AppContext>): Log {
  return c.get("log").child(nameRequest(c));
}
