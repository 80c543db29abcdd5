import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { authChallenges, authFactors, authSessions } from "#db/auth-schema.server.ts";
import { secondsFromNow } from "#db/database-time.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { allowCode, countWrongCode, forgetWrongCodes } from "./code-guesses.ts";
import { textCode } from "./chosen-language.ts";
import { createCode, digest, isSameDigest } from "./digests.ts";
import { deleteUnverifiedTwins, factorMethods, getTotpSecret, isVerified } from "./factors.ts";
import { requireFreshProof, type Owner } from "./fresh-proof.ts";
import { notifyOwner } from "./notices.ts";
import { AuthRefusal, type AuthRefusalName } from "./refusal.ts";
import { allowTextMessage } from "./send-limits.ts";
import type { AuthSession } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { buildTokenResponse, type IssuedTokens } from "./tokens.ts";
import { findTotpStep } from "./totp.ts";
import { getUserView, type AuthFactor } from "./user-view.ts";
import { getUserForChange } from "./users.ts";

type Challenge = typeof authChallenges.$inferSelect;

const mostWrongTries = 5;

/** Opens a challenge, which only the same client address can answer; for a phone it sends the code. */
export async function challengeFactor(
  services: AuthServices,
  factor: AuthFactor,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<Challenge> {
  refuseUnlessVerifiable(services, factor);
  return await inTransaction(services, async (services) => {
    const code = factor.factorType === "phone" ? await sendFactorCode(services, factor, locale) : null;
    const [challenge] = await services.db
      .insert(authChallenges)
      .values({
        factorId: factor.id,
        ip,
        codeHash: code && digest(services, factor.id, code),
        expiresAt: secondsFromNow(services.settings.flowExpirySeconds),
      })
      .returning();
    if (!challenge) throw new Error("the inserted challenge was not returned");
    await services.db
      .update(authFactors)
      .set({ lastChallengedAt: sql`now()` })
      .where(eq(authFactors.id, factor.id));
    return challenge;
  });
}

async function sendFactorCode(services: AuthServices, { phone, userId }: AuthFactor, locale: Locale): Promise<string> {
  if (phone === null) throw new Error("a phone factor has no number");
  await allowTextMessage(services, phone);
  const code = createCode();
  await textCode(services, { userId, phone, code, locale });
  return code;
}

function refuseUnlessVerifiable({ settings }: AuthServices, { factorType }: AuthFactor): void {
  if (!settings.factorTypes.includes(factorType)) throw new AuthRefusal(`mfa_${factorType}_verify_not_enabled`);
}

export interface FactorAnswer {
  challengeId: string;
  code: string;
  ip: string;
}

/**
 * Answers a challenge: the session becomes aal2, its earlier refresh tokens are void, and the user's other aal1 sessions end.
 * Runs its own transaction, so that a wrong answer is counted although it is refused.
 */
export async function verifyFactor(
  services: AuthServices,
  owner: Owner,
  { factor, answer, locale }: { factor: AuthFactor; answer: FactorAnswer; locale: Locale },
): Promise<IssuedTokens> {
  refuseUnlessVerifiable(services, factor);
  if (!isVerified(factor)) await requireFreshProof(services, owner, "mfa_enroll_needs_aal2");
  const subject = `factor ${factor.id}`;
  await allowCode(services, subject);
  const outcome = await inTransaction(services, async (services) => {
    const user = await getUserForChange(services.db, owner.user.id);
    const refusal = await checkAnswer(services, factor, answer);
    if (refusal) return refusal;
    await forgetWrongCodes(services, [subject]);
    await services.db
      .update(authFactors)
      .set({ status: "verified", updatedAt: sql`now()` })
      .where(eq(authFactors.id, factor.id));
    await deleteUnverifiedTwins(services.db, factor);
    if (!isVerified(factor)) await notifyOwner(services, { user, locale }, { kind: "factor_added", factorId: factor.id });
    const session = await raiseSession(services, owner.session, { method: factorMethods[factor.factorType], factorId: factor.id });
    return await buildTokenResponse(services, { session, user: await getUserView(services.db, user) });
  });
  if (outcome === "mfa_totp_code_wrong" || outcome === "mfa_phone_code_wrong")
    await countWrongCode(services, { subject, owner: owner.user, locale });
  if (typeof outcome === "string") throw new AuthRefusal(outcome, { text: answer.challengeId });
  return outcome;
}

async function checkAnswer(
  services: AuthServices,
  factor: AuthFactor,
  { challengeId, code, ip }: FactorAnswer,
): Promise<AuthRefusalName | null> {
  const [found] = await services.db
    .select({
      challenge: authChallenges,
      isOver: sql<boolean>`${authChallenges.expiresAt} <= now()`,
      now: sql<string>`extract(epoch from now())`,
    })
    .from(authChallenges)
    .where(and(eq(authChallenges.id, challengeId), eq(authChallenges.factorId, factor.id)))
    .for("update");
  if (!found) return "mfa_challenge_not_found";
  const { challenge, isOver, now } = found;
  if (challenge.verifiedAt || challenge.ip !== ip) return "mfa_ip_address_mismatch";
  if (isOver || isTriedOut(challenge)) return "mfa_challenge_expired";
  const isRight =
    factor.factorType === "totp"
      ? await spendTotpCode(services, factor, { code, atMs: Number(now) * 1000 })
      : isSameDigest(challenge.codeHash ?? "", digest(services, factor.id, code));
  const change = isRight ? { verifiedAt: sql`now()` } : { wrongTries: sql`${authChallenges.wrongTries} + 1` };
  await services.db.update(authChallenges).set(change).where(eq(authChallenges.id, challenge.id));
  return isRight ? null : `mfa_${factor.factorType}_code_wrong`;
}

// For codes that were sent. Those of an app change by themselves; `code-guesses.ts` protects them.
function isTriedOut({ codeHash, wrongTries }: Challenge): boolean {
  return codeHash !== null && wrongTries >= mostWrongTries;
}

/** A code is accepted once: its time step has to be later than the last accepted one, whichever challenge that answered. */
async function spendTotpCode(services: AuthServices, factor: AuthFactor, { code, atMs }: { code: string; atMs: number }): Promise<boolean> {
  const step = findTotpStep(getTotpSecret(services, factor), code, atMs);
  if (step === null) return false;
  const spent = await services.db
    .update(authFactors)
    .set({ lastStep: step })
    .where(and(eq(authFactors.id, factor.id), or(isNull(authFactors.lastStep), lt(authFactors.lastStep, step))))
    .returning({ id: authFactors.id });
  return spent.length > 0;
}

/** Raises the session to aal2; its earlier refresh tokens are void, and the user's other aal1 sessions end. */
export async function raiseSession(
  { db }: AuthServices,
  { id, userId }: AuthSession,
  { method, factorId }: { method: string; factorId: string | null },
): Promise<AuthSession> {
  const [held] = await db.select().from(authSessions).where(eq(authSessions.id, id)).for("update");
  if (!held) throw new AuthRefusal("session_not_found");
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }, ...held.amr.filter((entry) => entry.method !== method)];
  const counter = held.refreshCounter + 2;
  const [session] = await db
    .update(authSessions)
    .set({ aal: "aal2", factorId, amr, refreshCounter: counter, refreshFloor: counter, refreshedAt: sql`now()` })
    .where(eq(authSessions.id, id))
    .returning();
  if (!session) throw new AuthRefusal("session_not_found");
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, id), eq(authSessions.aal, "aal1")));
  return session;
}
