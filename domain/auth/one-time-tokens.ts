import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { authOneTimeTokens, type oneTimeTokenPurposes } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import { createCode, digest, hashToken, isSameDigest } from "./digests.ts";
import type { AuthServices, AuthSettings } from "./settings.ts";

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect;
export type Purpose = (typeof oneTimeTokenPurposes)[number];

const mostWrongTries = 5;
const linkBytes = 28;
const anHour = 60 * 60;
const tenMinutes = 10 * 60;
const lives = {
  confirmation: { link: 24 * anHour, code: tenMinutes },
  recovery: { link: anHour, code: tenMinutes },
  email_change_current: { link: 24 * anHour, code: tenMinutes },
  email_change_new: { link: 24 * anHour, code: tenMinutes },
  phone_confirmation: { link: 60, code: 60 },
  phone_change: { link: 60, code: 60 },
  reauthentication: { link: tenMinutes, code: tenMinutes },
} as const satisfies Record<Purpose, { link: number; code: number }>;

export interface NewOneTimeToken {
  userId: string;
  purpose: Purpose;
  /** The e-mail address or phone number that it is sent to. */
  sentTo: string;
  /** The PKCE flow for which the link gives an auth code. */
  flowStateId?: string | null;
  voidsPassword?: boolean;
}

/** The life of a link of this kind, and of the flow that waits for it. */
export function linkLifeSeconds({ otpExpirySeconds }: AuthSettings, purpose: Purpose): number {
  return otpExpirySeconds ?? lives[purpose].link;
}

/** The life of a six-digit code of this kind. */
export function codeLifeSeconds({ otpExpirySeconds }: AuthSettings, purpose: Purpose): number {
  return otpExpirySeconds ?? lives[purpose].code;
}

/** Makes a link token and a six-digit code, replacing the user's last of this kind. Only digests are stored. */
export async function createOneTimeToken(
  services: AuthServices,
  { userId, purpose, sentTo, flowStateId = null, voidsPassword = false }: NewOneTimeToken,
): Promise<{ token: string; code: string }> {
  const token = `${flowStateId ? "pkce_" : ""}${randomBytes(linkBytes).toString("hex")}`;
  const code = createCode();
  const fresh = {
    tokenHash: hashToken(token),
    codeHash: digest(services, sentTo, code),
    codeExpiresAt: secondsFromNow(codeLifeSeconds(services.settings, purpose)),
    expiresAt: secondsFromNow(linkLifeSeconds(services.settings, purpose)),
    createdAt: sql`now()`,
    wrongTries: 0,
    sentTo,
    flowStateId,
  };
  await services.db
    .insert(authOneTimeTokens)
    .values({ userId, purpose, voidsPassword, ...fresh })
    .onConflictDoUpdate({
      target: [authOneTimeTokens.userId, authOneTimeTokens.purpose],
      // Asking again, even with the password, does not make a password trustworthy that an attacker may have set.
      set: { ...fresh, voidsPassword: sql`${authOneTimeTokens.voidsPassword} or ${voidsPassword}` },
    });
  return { token, code };
}

/** Redeems a link's token, once; `null` when it is unknown, spent, replaced or expired. */
export async function redeemLink(db: Database, token: string, purposes: readonly Purpose[]): Promise<OneTimeToken | null> {
  const [redeemed] = await db.delete(authOneTimeTokens).where(isOpenLink(token, purposes)).returning();
  return redeemed ?? null;
}

/** The address that a link was sent to, without redeeming it; `null` as for `redeemLink`. */
export async function findLinkAddress(db: Database, token: string, purposes: readonly Purpose[]): Promise<string | null> {
  const [found] = await db.select({ sentTo: authOneTimeTokens.sentTo }).from(authOneTimeTokens).where(isOpenLink(token, purposes));
  return found?.sentTo ?? null;
}

function isOpenLink(token: string, purposes: readonly Purpose[]) {
  return and(
    eq(authOneTimeTokens.tokenHash, hashToken(token)),
    inArray(authOneTimeTokens.purpose, [...purposes]),
    gt(authOneTimeTokens.expiresAt, sql`now()`),
  );
}

/**
 * Redeems a code, once; `null` when it is wrong or expired. Counts wrong tries and voids the code after the fifth, so the caller
 * has to commit its transaction even when it refuses the request.
 */
export async function redeemCode(
  services: AuthServices,
  { sentTo, code, purposes, userId }: { sentTo: string; code: string; purposes: readonly Purpose[]; userId?: string },
): Promise<OneTimeToken | null> {
  const { db } = services;
  const open = await db
    .select({
      token: authOneTimeTokens,
      isLive: sql<boolean>`${authOneTimeTokens.codeExpiresAt} > now() and ${authOneTimeTokens.wrongTries} < ${mostWrongTries}`,
    })
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.sentTo, sentTo),
        inArray(authOneTimeTokens.purpose, [...purposes]),
        userId ? eq(authOneTimeTokens.userId, userId) : undefined,
      ),
    )
    .orderBy(authOneTimeTokens.id)
    .for("update");
  const given = digest(services, sentTo, code);
  const live = open.filter(({ isLive }) => isLive).map(({ token }) => token);
  const right = live.find(({ codeHash }) => isSameDigest(codeHash, given));
  const ids = live.map(({ id }) => id);
  if (right) await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, right.id));
  else if (ids.length > 0)
    await db
      .update(authOneTimeTokens)
      .set({ wrongTries: sql`${authOneTimeTokens.wrongTries} + 1` })
      .where(inArray(authOneTimeTokens.id, ids));
  return right ?? null;
}

/** Voids every open token of a user. */
export async function clearOneTimeTokens(db: Database, userId: string): Promise<void> {
  await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
}
