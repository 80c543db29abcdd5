import type { Locale } from "#shared/locales/locale.ts";

/** Asks for ideas; the same key asks for the same answer again. */
export function postIdeas(body: unknown, { locale, key, signal }: { locale: Locale; key: string; signal: AbortSignal }): Promise<Response> {
  return fetch("/api/ideas", {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Accept-Language": locale,
      "Content-Type": "application/json",
      "Idempotency-Key": key,
    },
    body: JSON.stringify(body),
    signal,
  });
}

export interface Quota {
  /** -1 when there is no limit. */
  remainingQueries: number;
  resetsAt: string | null;
}

/** How often the visitor can ask today; `null` when that cannot be learnt now. */
export async function findQuota(locale: Locale, signal: AbortSignal): Promise<Quota | null> {
  const response = await fetch("/api/quota", { headers: { "Accept-Language": locale }, signal });
  if (!response.ok) return null;
  const found: unknown = await response.json();
  if (typeof found !== "object" || found === null || !("remainingQueries" in found)) return null;
  if (typeof found.remainingQueries !== "number") return null;
  const resetsAt = "resetsAt" in found && typeof found.resetsAt === "string" ? found.resetsAt : null;
  return { remainingQueries: found.remainingQueries, resetsAt };
}
