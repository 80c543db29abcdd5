import type { Locale } from "#shared/locales/locale.ts";
import { checkSession, findAccessToken } from "./auth.ts";
import { parseJson, parseProblem, type Problem } from "./results/parse-answer.ts";

interface Ask {
  locale: Locale;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The call outlives the page. */
  keepalive?: boolean;
}

/** Calls our own API in the page's language, as the member who is signed in or as a guest. */
export async function callApi(path: string, { locale, body, headers, ...init }: Ask): Promise<Response> {
  const accessToken = await findAccessToken();
  const response = await fetch(path, {
    ...init,
    headers: {
      "Accept-Language": locale,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 401 && accessToken) void checkSession();
  return response;
}

/** What a refusal says; a body that is no problem document reads as an empty one. */
export async function readProblem(response: Response): Promise<Problem> {
  return parseProblem(parseJson(await response.text()));
}

/** Asks for ideas; the same key asks for the same answer again. */
export function postIdeas(body: unknown, { locale, key, signal }: { locale: Locale; key: string; signal: AbortSignal }): Promise<Response> {
  return callApi("/api/ideas", {
    locale,
    method: "POST",
    headers: { Accept: "text/event-stream", "Idempotency-Key": key },
    body,
    signal,
  });
}

export interface Quota {
  /** -1 when there is no limit. */
  remainingQueries: number;
  resetsAt: string | null;
}

/** How often the visitor can ask today; `null` when that cannot be learnt now. */
export async function findQuota(locale: Locale, signal?: AbortSignal): Promise<Quota | null> {
  const response = await callApi("/api/quota", { locale, ...(signal && { signal }) });
  if (!response.ok) return null;
  const found: unknown = await response.json();
  if (typeof found !== "object" || found === null || !("remainingQueries" in found)) return null;
  if (typeof found.remainingQueries !== "number") return null;
  const resetsAt = "resetsAt" in found && typeof found.resetsAt === "string" ? found.resetsAt : null;
  return { remainingQueries: found.remainingQueries, resetsAt };
}
