import { AuthApiError, AuthClient, isAuthApiError } from "@supabase/auth-js";
import type { GoTrueClient } from "@supabase/auth-js";
import { getLocale } from "./get-locale.ts";
import { isRecord, textOf } from "./json.ts";
import { authTimeoutMs, findAuthService } from "./auth-service.ts";
import { awaitsSecondFactor } from "./second-factor.ts";
import { sessionKey } from "./stored-session.ts";
import { parseWaysIn, type WaysIn } from "./sign-in-methods.ts";

const usualPath = "/auth/v1";
const tooManyRequests = 429;
let client: GoTrueClient | null = null;

export function getAuthClient(): GoTrueClient {
  client ??= openAuthClient({ storageKey: sessionKey });
  return client;
}

/** A client whose session is kept only in memory, for a session that must not outlive its dialog or reach other tabs. */
export function openPassingClient(): GoTrueClient {
  return openAuthClient({ storageKey: `${sessionKey}.passing`, persistSession: false, autoRefreshToken: false });
}

export async function findAccessToken(): Promise<string | null> {
  const { data } = await getAuthClient().getSession();
  return data.session && !awaitsSecondFactor(data.session) ? data.session.access_token : null;
}

export async function checkSession(): Promise<void> {
  const auth = getAuthClient();
  const { error } = await auth.getUser();
  if (!isAuthApiError(error) || (error.status !== 401 && error.status !== 403)) return;
  // The token may have expired unnoticed, which does not end the session.
  const { error: ended } = await auth.refreshSession();
  if (isAuthApiError(ended) && ended.status !== tooManyRequests) await auth.signOut({ scope: "local" });
}

/** The ways to sign in that the auth service offers now. */
export async function getWaysIn(): Promise<WaysIn> {
  const { url, headers } = readService();
  const response = await fetch(`${url}/settings`, { headers });
  return parseWaysIn(await response.json());
}

interface Ask {
  method: "GET" | "POST";
  body?: unknown;
  /** The client whose session asks; by default the page's own. */
  auth?: GoTrueClient;
}

/** Calls what the service offers beside the protocol that the client knows; the answer has the client's form. */
export async function askService(
  path: string,
  { method, body, auth = getAuthClient() }: Ask,
): Promise<{ data: Record<string, unknown>; error: null } | { data: null; error: AuthApiError }> {
  const { url, headers } = readService();
  const { data } = await auth.getSession();
  const response = await fetchAsPage(url + path, {
    method,
    headers: {
      ...headers,
      ...(data.session && { Authorization: `Bearer ${data.session.access_token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      "X-Supabase-Api-Version": "2024-01-01",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const found: unknown = await response.json();
  const answer = isRecord(found) ? found : {};
  if (response.ok) return { data: answer, error: null };
  return { data: null, error: new AuthApiError(textOf(answer["message"]), response.status, textOf(answer["code"])) };
}

type Keeping = Pick<NonNullable<ConstructorParameters<typeof AuthClient>[0]>, "storageKey" | "persistSession" | "autoRefreshToken">;

function openAuthClient(keeping: Keeping): GoTrueClient {
  return new AuthClient({
    ...keeping,
    ...readService(),
    // What an address brings home is of no use in another browser.
    flowType: "pkce",
    // The first-paint script reads the session from the address and removes it from there.
    detectSessionInUrl: false,
    fetch: fetchAsPage,
  });
}

/** Reads the address and public key of the auth service, which the server puts into the page. */
function readService(): { url: string; headers: Record<string, string> } {
  const service = findAuthService();
  const key = service?.dataset["key"];
  return { url: `${location.origin}${service?.content ?? usualPath}`, headers: key ? { apikey: key } : {} };
}

/** Given up in time: a late answer would sign somebody in who was told that it failed. Mails are written in the language of the request, which is set to that of the page, not of the browser. */
const fetchAsPage: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Accept-Language", getLocale(location.pathname));
  const response = await fetch(input, { ...init, headers, signal: AbortSignal.timeout(authTimeoutMs) });
  response.json = async () => forgetServerClock(await Response.prototype.json.call(response));
  return response;
};

/**
 * The service says by its own clock when a token expires. Without that the client counts from now, by the browser's: with one that
 * is an hour fast it would renew every new token at once, without end, and with one that is slow none in time.
 */
function forgetServerClock(answer: unknown): unknown {
  if (!isRecord(answer) || typeof answer["access_token"] !== "string") return answer;
  const { expires_at: _, ...session } = answer;
  return session;
}
