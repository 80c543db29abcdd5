import type { Locale } from "#shared/locales/locale.ts";
import { normalizeEmail } from "../../account/check-account-fields.ts";
import { awaitsSecondFactor } from "../../client/second-factor.ts";
import { withTimeLimit } from "../../account/with-time-limit.ts";
import { loadAuth, type AuthClient } from "../../client/auth.ts";
import { isRecord } from "../../client/json.ts";

/** The state of a sign-in to the back-office; with `denied` the user has been signed out again already. */
export type Attempt =
  | { kind: "inside" }
  | { kind: "denied" }
  | { kind: "failed"; error: unknown }
  | { kind: "secondFactor"; client: AuthClient };

interface Entry {
  email: string;
  password: string;
  /** The captcha's token, if one is configured. */
  proof: { captchaToken?: string };
}

/** Signs in with a separate client; only an administrator's session becomes the page's own. */
export async function signInAdministrator(entry: Entry, locale: Locale): Promise<Attempt> {
  const client = (await import("../../client/auth-client.ts")).openPassingClient();
  const email = normalizeEmail(entry.email);
  const { data, error } = await withTimeLimit(client.signInWithPassword({ email, password: entry.password, options: entry.proof }));
  if (error) return { kind: "failed", error };
  return awaitsSecondFactor(data.session) ? { kind: "secondFactor", client } : await enter(client, locale);
}

/** Makes the session the page's own if it is an administrator's; otherwise ends it on the server. */
export async function enter(client: AuthClient, locale: Locale): Promise<Attempt> {
  const { data, error } = await client.getSession();
  if (error || !data.session) return { kind: "failed", error };
  const { access_token, refresh_token } = data.session;
  if (!(await isAdministrator(access_token, locale))) {
    await client.signOut({ scope: "local" });
    return { kind: "denied" };
  }
  const taken = await (await loadAuth()).setSession({ access_token, refresh_token });
  return taken.error ? { kind: "failed", error: taken.error } : { kind: "inside" };
}

/** Ends the session of an attempt that was abandoned before the second factor, on the server, too. */
export async function giveUp(client: AuthClient): Promise<void> {
  await client.signOut({ scope: "local" });
}

async function isAdministrator(accessToken: string, locale: Locale): Promise<boolean> {
  const response = await fetch("/api/me", { headers: { "Accept-Language": locale, Authorization: `Bearer ${accessToken}` } });
  const found: unknown = await response.json();
  if (!response.ok) throw new Error(`the account could not be read: ${response.status}`);
  return isRecord(found) && found["isAdmin"] === true;
}
