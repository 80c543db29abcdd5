import { AuthClient, isAuthApiError } from "@supabase/auth-js";
import type { GoTrueClient } from "@supabase/auth-js";
import { findLocale } from "../find-locale.ts";
import { isRecord } from "../json.ts";
import { findAuthService } from "./auth-service.ts";
import { awaitsSecondFactor } from "./second-factor.ts";
import { sessionKey } from "./stored-session.ts";
import { parseWaysIn, type WaysIn } from "./ways-in.ts";

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
export async function findWaysIn(): Promise<WaysIn> {
  const { url, headers } = readService();
  const response = await fetch(`${url}/settings`, { headers });
  return parseWaysIn(await response.json());
}

type Keeping = Pick<NonNullable<ConstructorParameters<typeof AuthClient>[0]>, "storageKey" | "persistSession" | "autoRefreshToken">;

function openAuthClient(keeping: Keeping): GoTrueClient {
  return new AuthClient({
    ...keeping,
    ...readService(),
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

/** Mails are written in the language of the request, which is set to that of the page, not of the browser. */
const fetchAsPage: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Accept-Language", findLocale(location.pathname));
  const response = await fetch(input, { ...init, headers });
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
