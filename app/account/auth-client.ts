import { AuthClient, isAuthApiError } from "@supabase/auth-js";
import type { GoTrueClient } from "@supabase/auth-js";
import { findLocale } from "../find-locale.ts";
import { awaitsSecondFactor } from "./second-factor.ts";
import { sessionKey } from "./stored-session.ts";
import { parseWaysIn, type WaysIn } from "./ways-in.ts";

const usualPath = "/auth/v1";
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
  const { error } = await getAuthClient().getUser();
  if (isAuthApiError(error) && (error.status === 401 || error.status === 403)) await getAuthClient().signOut({ scope: "local" });
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
    fetch: fetchInPageLanguage,
  });
}

/** Reads the address and public key of the auth service, which the server puts into the page. */
function readService(): { url: string; headers: Record<string, string> } {
  const service = document.querySelector<HTMLMetaElement>("meta[name=auth-service]");
  const key = service?.dataset["key"];
  return { url: `${location.origin}${service?.content ?? usualPath}`, headers: key ? { apikey: key } : {} };
}

/** Mails are written in the language of the request, which is set to that of the page, not of the browser. */
const fetchInPageLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Accept-Language", findLocale(location.pathname));
  return fetch(input, { ...init, headers });
};
