import { randomBytes } from "node:crypto";
import { base32crockford } from "@scure/base";
import { and, count, eq } from "drizzle-orm";
import { authRecoveryCodes } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { allowCode, countWrongCode, forgetWrongCodes, listCodeSubjects } from "./code-guesses.ts";
import { digest } from "./digests.ts";
import { raiseSession } from "./factor-challenges.ts";
import { requireFreshProof, type Owner } from "./fresh-proof.ts";
import { notifyOwner } from "./notices.ts";
import { AuthRefusal } from "./refusal.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { buildTokenResponse, type IssuedTokens } from "./tokens.ts";
import { getUserView } from "./user-view.ts";
import { getUserForChange } from "./users.ts";

const codesInAList = 10;
/** 50 random bits. */
const codeCharacters = 10;

/** Makes ten new codes, each good for one sign-in without the second factor; earlier ones are void. Only digests are stored. */
export async function makeRecoveryCodes(services: AuthServices, owner: Owner): Promise<string[]> {
  await requireFreshProof(services, owner);
  if (owner.session.aal === "aal1") throw new AuthRefusal("insufficient_aal");
  const codes = Array.from({ length: codesInAList }, createRecoveryCode);
  await inTransaction(services, async ({ db }) => {
    await db.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, owner.user.id));
    await db.insert(authRecoveryCodes).values(codes.map((code) => ({ userId: owner.user.id, codeHash: hashCode(services, owner, code) })));
  });
  return codes;
}

function createRecoveryCode(): string {
  const text = base32crockford.encode(randomBytes(8)).toLowerCase().slice(0, codeCharacters);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [counted] = await db.select({ left: count() }).from(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  return counted?.left ?? 0;
}

/**
 * Raises the session to aal2 with a recovery code, once, in place of a second factor that is lost, and tells the owner. Runs its own
 * transaction, so that a wrong code is counted although it is refused.
 */
export async function redeemRecoveryCode(
  services: AuthServices,
  owner: Owner,
  { code, locale }: { code: string; locale: Locale },
): Promise<IssuedTokens> {
  const subject = `recovery ${owner.user.id}`;
  await allowCode(services, subject);
  const issued = await inTransaction(services, async (services) => {
    const user = await getUserForChange(services.db, owner.user.id);
    const isHeld = and(eq(authRecoveryCodes.userId, user.id), eq(authRecoveryCodes.codeHash, hashCode(services, owner, code)));
    const spent = await services.db.delete(authRecoveryCodes).where(isHeld).returning();
    if (spent.length === 0) return null;
    await forgetWrongCodes(services, await listCodeSubjects(services.db, user));
    await notifyOwner(services, { user, locale }, { kind: "recovery_code_used" });
    const session = await raiseSession(services, owner.session, { method: "recovery_code", factorId: null });
    return await buildTokenResponse(services, { session, user: await getUserView(services.db, user) });
  });
  if (issued) return issued;
  await countWrongCode(services, { subject, owner: owner.user, locale });
  throw new AuthRefusal("recovery_code_wrong");
}

// Typed in any case, with or without hyphen; letters that look like digits are read as these (Crockford's base 32).
function hashCode(services: AuthServices, { user }: Owner, typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return digest(services, "recovery", user.id, code);
}
