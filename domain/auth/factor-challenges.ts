import { and, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { authChallenges, authFactors, authSessions } from "#db/auth-schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { textCode } from "./chosen-language.ts";
import { createCode, digest, isSameDigest } from "./digests.ts";
import { deleteUnverifiedTwins, factorMethods, type FactorOwner } from "./factors.ts";
import { AuthRefusal, type AuthRefusalName } from "./refusal.ts";
import { allowTextMessage } from "./send-limits.ts";
import type { AuthSession } from "./sessions.ts";
import { inTransaction, type AuthGround } from "./settings.ts";
import { buildTokenResponse, type IssuedTokens } from "./tokens.ts";
import { findTotpStep } from "./totp.ts";
import { getUserView, type AuthFactor } from "./user-view.ts";
import { getUserForChange } from "./users.ts";

type Challenge = typeof authChallenges.$inferSelect;

const mostWrongTries = 5;

/** Opens a challenge that only the same client address can answer; a phone gets its code. */
export async function challengeFactor(
  ground: AuthGround,
  factor: AuthFactor,
  { ip, locale }: { ip: string; locale: Locale },
): Promise<Challenge> {
  refuseUnlessVerifiable(ground, factor);
  return await inTransaction(ground, async (ground) => {
    const code = factor.factorType === "phone" ? await sendFactorCode(ground, factor, locale) : null;
    const [challenge] = await ground.db
      .insert(authChallenges)
      .values({
        factorId: factor.id,
        ip,
        codeHash: code && digest(ground, factor.id, code),
        expiresAt: sql`now() + make_interval(secs => ${ground.settings.flowExpirySeconds})`,
      })
      .returning();
    if (!challenge) throw new Error("an inserted challenge is returned");
    await ground.db
      .update(authFactors)
      .set({ lastChallengedAt: sql`now()` })
      .where(eq(authFactors.id, factor.id));
    return challenge;
  });
}

async function sendFactorCode(ground: AuthGround, { phone, userId }: AuthFactor, locale: Locale): Promise<string> {
  if (phone === null) throw new Error("a phone factor has a number");
  await allowTextMessage(ground, phone);
  const code = createCode();
  await textCode(ground, { userId, phone, code, locale });
  return code;
}

function refuseUnlessVerifiable({ settings }: AuthGround, { factorType }: AuthFactor): void {
  if (!settings.factorTypes.includes(factorType)) throw new AuthRefusal(`mfa_${factorType}_verify_not_enabled`);
}

export interface FactorAnswer {
  challengeId: string;
  code: string;
  ip: string;
}

/**
 * Answers a challenge: the same session becomes aal2, earlier refresh tokens of it yield nothing, and the user's lower
 * sessions end. A wrong answer is counted although it is refused, so this runs its own transaction.
 */
export async function verifyFactor(
  ground: AuthGround,
  owner: FactorOwner,
  { factor, answer }: { factor: AuthFactor; answer: FactorAnswer },
): Promise<IssuedTokens> {
  refuseUnlessVerifiable(ground, factor);
  const outcome = await inTransaction(ground, async (ground) => {
    const user = await getUserForChange(ground.db, owner.user.id);
    const refusal = await checkAnswer(ground, factor, answer);
    if (refusal) return refusal;
    await ground.db
      .update(authFactors)
      .set({ status: "verified", updatedAt: sql`now()` })
      .where(eq(authFactors.id, factor.id));
    await deleteUnverifiedTwins(ground.db, factor);
    const session = await raiseSession(ground, owner.session, factor);
    return await buildTokenResponse(ground, { session, user: await getUserView(ground.db, user) });
  });
  if (typeof outcome === "string") throw new AuthRefusal(outcome, { text: answer.challengeId });
  return outcome;
}

async function checkAnswer(
  ground: AuthGround,
  factor: AuthFactor,
  { challengeId, code, ip }: FactorAnswer,
): Promise<AuthRefusalName | null> {
  const [found] = await ground.db
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
      ? await spendTotpCode(ground, factor, { code, atMs: Number(now) * 1000 })
      : isSameDigest(challenge.codeHash ?? "", digest(ground, factor.id, code));
  const change = isRight ? { verifiedAt: sql`now()` } : { wrongTries: sql`${authChallenges.wrongTries} + 1` };
  await ground.db.update(authChallenges).set(change).where(eq(authChallenges.id, challenge.id));
  return isRight ? null : `mfa_${factor.factorType}_code_wrong`;
}

// A code that was sent can be guessed at; those of an app change by themselves and are held by the rate limit.
function isTriedOut({ codeHash, wrongTries }: Challenge): boolean {
  return codeHash !== null && wrongTries >= mostWrongTries;
}

/** Right once: the step has to be later than the last one that was accepted, whichever challenge it answered. */
async function spendTotpCode(
  { db }: AuthGround,
  { id, secret }: AuthFactor,
  { code, atMs }: { code: string; atMs: number },
): Promise<boolean> {
  const step = findTotpStep(secret ?? "", code, atMs);
  if (step === null) return false;
  const spent = await db
    .update(authFactors)
    .set({ lastStep: step })
    .where(and(eq(authFactors.id, id), or(isNull(authFactors.lastStep), lt(authFactors.lastStep, step))))
    .returning({ id: authFactors.id });
  return spent.length > 0;
}

async function raiseSession({ db }: AuthGround, { id, userId }: AuthSession, factor: AuthFactor): Promise<AuthSession> {
  const [held] = await db.select().from(authSessions).where(eq(authSessions.id, id)).for("update");
  if (!held) throw new AuthRefusal("session_not_found");
  const method = factorMethods[factor.factorType];
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }, ...held.amr.filter((entry) => entry.method !== method)];
  const counter = held.refreshCounter + 2;
  const [session] = await db
    .update(authSessions)
    .set({ aal: "aal2", factorId: factor.id, amr, refreshCounter: counter, refreshFloor: counter, refreshedAt: sql`now()` })
    .where(eq(authSessions.id, id))
    .returning();
  if (!session) throw new AuthRefusal("session_not_found");
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, id), eq(authSessions.aal, "aal1")));
  return session;
}
