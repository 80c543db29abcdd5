import type { Locale } from "#shared/locales/locale.ts";
import { hasSession } from "./account/stored-session.ts";
import { checkSession, findAccessToken } from "./auth.ts";

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
  // A guest has nothing to wait for: the call leaves before the page draws what was pressed.
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
