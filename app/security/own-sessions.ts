import type { SessionView } from "#domain/accounts/sessions.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../client/api.ts";
import { isRecord, textOf } from "../client/json.ts";

/** Loads the sessions; `null` when that fails. */
export async function listSessions(locale: Locale, signal: AbortSignal): Promise<SessionView[] | null> {
  const response = await callApi("/api/me/sessions", { locale, signal }).catch(() => null);
  const found: unknown = response?.ok ? await response.json() : null;
  if (!isRecord(found) || !Array.isArray(found["sessions"])) return null;
  return found["sessions"].filter(isRecord).map(parseSession);
}

/** Ends a session; `ended` also when it had ended before. */
export async function endSession(locale: Locale, id: string): Promise<"ended" | "proofNeeded" | "failed"> {
  const response = await callApi(`/api/me/sessions/${id}`, { locale, method: "DELETE" }).catch(() => null);
  if (response?.status === 204 || response?.status === 404) return "ended";
  return response?.status === 403 ? "proofNeeded" : "failed";
}

function parseSession(found: Record<string, unknown>): SessionView {
  return {
    id: textOf(found["id"]),
    isCurrent: found["isCurrent"] === true,
    userAgent: textOf(found["userAgent"]) || null,
    place: textOf(found["place"]) || null,
    signedInAt: textOf(found["signedInAt"]),
    lastActiveAt: textOf(found["lastActiveAt"]),
  };
}
