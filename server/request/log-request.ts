import type { Context } from "hono";
import type { AppContext } from "../app-context.ts";

interface LoggedEvent {
  message: string;
  [fact: string]: unknown;
}

/** Logs under the id of the request and that of its member. Not through a child log, whose making costs more than most answers. */
export function logRequest(c: Context<AppContext>, level: "debug" | "info" | "warn" | "error", { message, ...facts }: LoggedEvent): void {
  const visitor = c.get("visitor");
  const names = { requestId: c.get("requestId"), ...(visitor?.kind === "member" && { userId: visitor.userId }) };
  c.get("log")[level]({ ...names, ...facts }, message);
}
