import type { Locale } from "#shared/locales/locale.ts";
import { normaliseEmail } from "../../account/check-account-fields.ts";
import { awaitsSecondFactor } from "../../account/second-factor.ts";
import { withTimeLimit } from "../../account/with-time-limit.ts";
import { loadAuth, type AuthClient } from "../../auth.ts";
import { isRecord } from "../../json.ts";

/** Where a sign-in to the back-office stands; who is `denied` is signed out again already. */
export type Attempt =
  | { kind: "inside" }
  | { kind: "denied" }
  | { kind: "failed"; error: unknown }
  | { kind: "secondFactor"; client: AuthClient };

interface Entry {
  email: string;
  password: string;
  /** The answer to the check that keeps programs out, where one is asked for. */
  proof: { captchaToken?: string };
}

/** Signs in beside whatever session the page has: only an administrator's becomes the page's own. */
export async function signInAdministrator(entry: Entry, locale: Locale): Promise<Attempt> {
  const client = (await import("../../account/auth-client.ts")).openPassingClient();
  const email = normaliseEmail(entry.email);
  const { data, error } = await withTimeLimit(client.signInWithPassword({ email, password: entry.password, options: entry.proof }));
  if (error) return { kind: "failed", error };
  return awaitsSecondFactor(data.session) ? { kind: "secondFactor", client } : await enter(client, locale);
}

/** Makes the session the page's own when it is an administrator's, and ends it on the server otherwise. */
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

/** Ends an attempt that stopped before the second factor, on the server, too. */
export async function giveUp(client: AuthClient): Promise<void> {
  await client.signOut({ scope: "local" });
}

async function isAdministrator(accessToken: string, locale: Locale): Promise<boolean> {
  const response = await fetch("/api/me", { headers: { "Accept-Language": locale, Authorization: `Bearer ${accessToken}` } });
  const found: unknown = await response.json();
  if (!response.ok) throw new Error(`the account could not be read: ${response.status}`);
  return isRecord(found) && found["isAdmin"] === true;
}
