import type { GoTrueClient } from "@supabase/auth-js";
import { hasSession } from "./account/stored-session.ts";

export type AuthClient = GoTrueClient;

const loadClient = () => import("./account/auth-client.ts");

/** The page's one client of the auth service, fetched when something first needs it. */
export async function loadAuth(): Promise<AuthClient> {
  return (await loadClient()).getAuthClient();
}

/** The member's access token, refreshed when it is about to expire; `null` for guests, who never load the client. */
export async function findAccessToken(): Promise<string | null> {
  return hasSession() ? await (await loadClient()).findAccessToken() : null;
}

/** To be called when the server refused a token: a session that has ended elsewhere ends here, too. */
export async function checkSession(): Promise<void> {
  await (await loadClient()).checkSession();
}
