import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { authFactors, authRecoveryCodes, authSessions, authUndoLinks } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { forgetWrongCodes, listCodeSubjects } from "#domain/auth/code-guesses.ts";
import { clearOneTimeTokens } from "#domain/auth/one-time-tokens.ts";
import { unlockAccounts } from "#domain/auth/password-guesses.ts";
import { hashPassword } from "#domain/auth/passwords.ts";
import { endAllSessions } from "#domain/auth/sessions.ts";
import { updateUser } from "#domain/auth/users.ts";
import { getMember, recordForMember } from "./administrate.ts";

// The operator's commands for members who cannot get in, and for accounts that somebody else has got into. Each returns a sentence
// that says what is true now, and throws an `OperatorFault` when no account has the address.

/** Turns all second factors off, with their recovery codes, and signs everybody out. */
export async function resetFactors(db: Database, email: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    await tx.delete(authFactors).where(eq(authFactors.userId, member.id));
    await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, member.id));
    await endAllSessions(tx, member.id);
    await recordForMember(tx, member, "factors_reset");
    return `${member.email} has no second factor any more, and is signed out everywhere.`;
  });
}

/** Sets a random password, which is shown once, voids all open links, and signs everybody out. */
export async function resetPassword(db: Database, email: string): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    await updateUser(tx, member.id, { passwordHash, newEmail: null, newPhone: null });
    await clearOneTimeTokens(tx, member.id);
    await tx.delete(authUndoLinks).where(eq(authUndoLinks.userId, member.id));
    await endAllSessions(tx, member.id);
    await recordForMember(tx, member, "password_reset");
    return `${member.email} has the password ${password} now, and is signed out everywhere.`;
  });
}

/** Lets passwords and codes be tried again after too many wrong ones. `digestKey` is the server's. */
export async function unlockMember(db: Database, email: string, digestKey: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    await unlockAccounts({ db: tx, digestKey }, [member.email]);
    await forgetWrongCodes({ db: tx, digestKey }, await listCodeSubjects(tx, { id: member.id, email: member.email }));
    await recordForMember(tx, member, "unlocked");
    return `${member.email} may try passwords and codes again; on a network that guessed too often, in a quarter of an hour.`;
  });
}

/** Ends all sessions of the member. */
export async function signOutMember(db: Database, email: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const member = await getMember(tx, email);
    const ended = await tx.delete(authSessions).where(eq(authSessions.userId, member.id)).returning({ id: authSessions.id });
    await recordForMember(tx, member, "signed_out");
    return `${member.email} is signed out; ended: ${ended.length}.`;
  });
}
