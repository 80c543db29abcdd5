import type { Locale } from "#shared/locales/locale.ts";
import { hasSession } from "./stored-session.ts";
import { checkSession, findAccessToken } from "./auth.ts";

export interface ApiCall {
  locale: Locale;
  method?: string;
  body?: unknown;
  /** The body, instead of `body`. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether the call goes on when the page is left. */
  keepalive?: boolean;
  /** How long to wait for the answer to begin. */
  answersWithinMs?: number;
}

/** Twice as long as the server takes before it refuses: what has not answered by then is lost, as after a change of networks. */
const usuallyWithinMs = 20_000;

/** Calls our own API in the page's language, with the member's access token if there is one. Throws when no answer comes. */
export async function callApi(
  path: string,
  { locale, body, file, headers, signal, answersWithinMs = usuallyWithinMs, ...init }: ApiCall,
): Promise<Response> {
  // For guests the request is sent at once, before the page is redrawn.
  const accessToken = hasSession() ? await findAccessToken() : null;
  const content = file ?? (body === undefined ? null : JSON.stringify(body));
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), answersWithinMs);
  const response = await fetch(path, {
    ...init,
    signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    headers: {
      "Accept-Language": locale,
      ...(content !== null && { "Content-Type": nameType(file) }),
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: content,
  }).finally(() => clearTimeout(timer));
  if (response.status === 401 && accessToken) void checkSession();
  return response;
}

function nameType(file: Blob | undefined): string {
  return file ? file.type || "application/octet-stream" : "application/json";
}
