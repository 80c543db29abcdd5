import { and, eq, sql } from "drizzle-orm";
import { authFactors, authSessions } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { checkCurrentPassword } from "./check-current-password.ts";
import { isNonceRight } from "./reauthenticate.ts";
import { AuthRefusal, type AuthRefusalName } from "./refusal.ts";
import type { AuthSession, AuthUser, Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";

const proofLife = "10 minutes";
const recoveryLife = "15 minutes";
const recoveryMethods = ["otp", "magiclink", "recovery"];

export interface Owner {
  user: AuthUser;
  session: AuthSession;
}

/** What shows that the owner is present: the current password, or a code that was mailed or texted. */
export interface GivenProof {
  currentPassword?: string | undefined;
  nonce?: string | undefined;
}

/**
 * Stands before every change of what lets somebody in: whoever has come by an old session must not be able to take the account.
 * Refuses with `reauthentication_needed` unless the sign-in, or the last password or code, is at most ten minutes old; and in an
 * aal1 session of an account with a second factor with `belowFactor`. An anonymous account has nothing to prove its owner by.
 */
export async function requireFreshProof(
  services: AuthServices,
  { user, session }: Owner,
  belowFactor: AuthRefusalName = "insufficient_aal",
): Promise<void> {
  if (session.aal === "aal1" && (await hasVerifiedFactor(services.db, user.id))) throw new AuthRefusal(belowFactor);
  if (user.isAnonymous || (await isFresh(services.db, session.id))) return;
  throw new AuthRefusal("reauthentication_needed", { text: "This change" });
}

/** Whether the sign-in, or the last proof of the owner's presence, is at most ten minutes old. */
export async function isFresh(db: Database, sessionId: string): Promise<boolean> {
  const isNew = sql`(not ${authSessions.opensNothing} and ${authSessions.createdAt} > now() - ${proofLife}::interval)`;
  const isProved = sql`coalesce(${authSessions.provedAt} > now() - ${proofLife}::interval, false)`;
  const [row] = await db
    .select({ isFresh: sql<boolean>`${isNew} or ${isProved}` })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return row?.isFresh ?? false;
}

/** Checks what was given, if anything, and notes it in the session for the next ten minutes. Wrong passwords and codes are refused. */
export async function giveProof(
  services: AuthServices,
  { user, session, device, locale }: Owner & { device: Device; locale: Locale },
  { currentPassword, nonce }: GivenProof,
): Promise<void> {
  if (currentPassword === undefined && !nonce) return;
  if (currentPassword !== undefined) await checkCurrentPassword(services, { user, clientAddress: device.ip ?? "unknown" }, currentPassword);
  if (nonce && !(await isNonceRight(services, user, { nonce, locale }))) throw new AuthRefusal("reauthentication_not_valid");
  await services.db
    .update(authSessions)
    .set({ provedAt: sql`now()` })
    .where(eq(authSessions.id, session.id));
}

/** Whether the session is that of a mailed link or code of the last quarter of an hour, which is good for one new password. */
export async function isRecovery({ db }: AuthServices, { id, amr }: AuthSession): Promise<boolean> {
  const mailedAt = Math.max(0, ...amr.filter(({ method }) => recoveryMethods.includes(method)).map(({ timestamp }) => timestamp));
  const [row] = await db
    .select({ isOpen: sql<boolean>`not ${authSessions.opensNothing} and to_timestamp(${mailedAt}) > now() - ${recoveryLife}::interval` })
    .from(authSessions)
    .where(eq(authSessions.id, id));
  return row?.isOpen ?? false;
}

/** After the one change of a recovery, and where confirming an address or number opened the session: that proves no owner. */
export async function ageSession(db: Database, sessionId: string): Promise<void> {
  await db.update(authSessions).set({ opensNothing: true, provedAt: null }).where(eq(authSessions.id, sessionId));
}

export async function hasVerifiedFactor(db: Database, userId: string): Promise<boolean> {
  const [factor] = await db
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(and(eq(authFactors.userId, userId), eq(authFactors.status, "verified")))
    .limit(1);
  return factor !== undefined;
}
