import type { Locale } from "#shared/locales/locale.ts";
import { hasSession } from "./account/stored-session.ts";
import { checkSession, findAccessToken } from "./auth.ts";

interface Ask {
  locale: Locale;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether the call goes on when the page is left. */
  keepalive?: boolean;
}

/** Calls our own API in the page's language, with the member's access token if there is one. */
export async function callApi(path: string, { locale, body, headers, ...init }: Ask): Promise<Response> {
  // For guests the request is sent at once, before the page is redrawn.
  const accessToken = hasSession() ? await findAccessToken() : null;
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
