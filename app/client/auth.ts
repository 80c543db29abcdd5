import type { GoTrueClient } from "@supabase/auth-js";
import { hasSession } from "./stored-session.ts";

export type AuthClient = GoTrueClient;

const loadClient = () => import("./auth-client.ts");

/** The page's client of the auth service, whose code is loaded on first use. */
export async function loadAuth(): Promise<AuthClient> {
  return (await loadClient()).getAuthClient();
}

/** The member's access token, refreshed when it is about to expire; `null` for guests, who never load the client. */
export async function findAccessToken(): Promise<string | null> {
  return hasSession() ? await (await loadClient()).findAccessToken() : null;
}

/** Call it when the server refused a token: ends the session here, too, if it has ended elsewhere. */
export async function checkSession(): Promise<void> {
  await (await loadClient()).checkSession();
}
