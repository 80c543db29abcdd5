import type { Context } from "hono";
import type { IssuedTokens } from "#domain/auth/tokens.ts";
import type { AppContext } from "../app-context.ts";
import { logRequest } from "../request/log-request.ts";

/** Answers with a token response, the ids of user and session in headers beside it. */
export function answerTokens(c: Context<AppContext>, { session, response }: IssuedTokens): Response {
  logRequest(c, "info", { message: "tokens were issued", userId: session.userId, sessionId: session.id, aal: session.aal });
  c.header("Cache-Control", "no-store");
  c.header("sb-auth-user-id", session.userId);
  c.header("sb-auth-session-id", session.id);
  return c.json(response);
}
