import { and, eq, not, sql } from "drizzle-orm";
import { authFactors, authIdentities, authRecoveryCodes, type Metadata } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { endAllSessions, type AuthUser } from "./sessions.ts";
import { updateUser } from "./users.ts";

export type Prover = NonNullable<AuthUser["emailProvedBy"]>;

export interface OwnersProof {
  by: Prover;
  /**
   * Whether whoever proves the address has also made the account, by what is known: the mail or message was asked for together
   * with the password.
   */
  isMaker: boolean;
  /** The identity by which a provider proves the address, and what it says of the owner. */
  identity?: { provider: string; subject: string; claims: Metadata };
}

/** Notes that the owner of the account's e-mail address has proved it. The first proof takes from the account what nobody proved. */
export async function proveEmail(db: Database, user: AuthUser, proof: OwnersProof): Promise<AuthUser> {
  if (user.emailProvedBy !== null) return user;
  if (!proof.isMaker) await discardUnproved(db, user.id, proof);
  return await updateUser(db, user.id, {
    ...(!proof.isMaker && { ...without(proof), ...noPhone }),
    emailConfirmedAt: sql`coalesce(email_confirmed_at, now())`,
    ...provedEmail(proof.by),
    isAnonymous: false,
  });
}

/** As `proveEmail`, for the phone number. */
export async function provePhone(db: Database, user: AuthUser, proof: OwnersProof): Promise<AuthUser> {
  if (user.phoneProvedBy !== null) return user;
  if (!proof.isMaker) await discardUnproved(db, user.id, proof);
  return await updateUser(db, user.id, {
    ...(!proof.isMaker && { ...without(proof), ...noEmail }),
    phoneConfirmedAt: sql`coalesce(phone_confirmed_at, now())`,
    ...provedPhone(proof.by),
    isAnonymous: false,
  });
}

/**
 * Prevents account pre-hijacking: an attacker may have made the account with this address before its owner came. The owner gets it
 * without the attacker's sessions, identities, factors and open links.
 */
async function discardUnproved(db: Database, userId: string, { identity }: OwnersProof): Promise<void> {
  const isOwners = identity && and(eq(authIdentities.provider, identity.provider), eq(authIdentities.providerId, identity.subject));
  await db.delete(authIdentities).where(and(eq(authIdentities.userId, userId), isOwners && not(isOwners)));
  await endAllSessions(db, userId);
  await clearOneTimeTokens(db, userId);
  await db.delete(authFactors).where(eq(authFactors.userId, userId));
  await db.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
}

function without({ identity }: OwnersProof) {
  return { passwordHash: null, newEmail: null, newPhone: null, userMetadata: identity?.claims ?? {} };
}

/** The columns of an address or number that this one proved just now; `null`: nobody has. */
export function provedEmail(by: Prover | null) {
  return { emailProvedBy: by, emailProvedAt: by && sql`now()` };
}

export function provedPhone(by: Prover | null) {
  return { phoneProvedBy: by, phoneProvedAt: by && sql`now()` };
}

export const noEmail = { email: null, emailConfirmedAt: null, ...provedEmail(null) };
export const noPhone = { phone: null, phoneConfirmedAt: null, ...provedPhone(null) };
