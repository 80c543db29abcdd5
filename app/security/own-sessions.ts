import { sessionsSchema, type SessionView } from "#shared/answers/account.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { request, command, isGone } from "../client/request.ts";

/** Loads the sessions; `null` when that fails. */
export async function listSessions(locale: Locale, signal: AbortSignal): Promise<SessionView[] | null> {
  const found = await request("/api/me/sessions", { schema: sessionsSchema, locale, signal });
  return found.kind === "done" ? found.body.sessions : null;
}

/** Ends a session; `ended` also when it had ended before. */
export async function endSession(locale: Locale, id: string): Promise<"ended" | "proofNeeded" | "failed"> {
  const ended = await command(`/api/me/sessions/${id}`, { locale, method: "DELETE" });
  if (isGone(ended)) return "ended";
  return ended.kind === "refused" && ended.problem.status === 403 ? "proofNeeded" : "failed";
}
