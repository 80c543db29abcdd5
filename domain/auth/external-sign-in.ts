import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { findBrokenUnique } from "#db/broken-unique.ts";
import { authFactors, authIdentities, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { ExternalAccount } from "./external-account.ts";
import { addClaims } from "./metadata.ts";
import { clearOneTimeTokens } from "./one-time-tokens.ts";
import { AuthRefusal } from "./refusal.ts";
import { sendConfirmation, type MailOptions } from "./send-tokens.ts";
import { endAllSessions, isBanned, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { createUser, updateUser } from "./users.ts";

/**
 * Finds or creates the user that an external account signs in as (protocol, section 9). With an unverified address the created
 * account waits for its confirmation mail; it stays, although the request is refused.
 */
export async function admitExternalAccount(services: AuthServices, account: ExternalAccount, mailOptions: MailOptions): Promise<string> {
  const admit = () => inTransaction(services, (within) => findOrOpen(within, account, mailOptions));
  // Of two first sign-ins at once, the second tries again and finds the account of the first.
  const admitted = await admit().catch((error: unknown) => {
    if (error instanceof TakenMeanwhile || findBrokenUnique(error)) return admit();
    throw error;
  });
  if (!admitted.isReady) throw new AuthRefusal("provider_email_needs_verification", { text: account.provider });
  return admitted.userId;
}

class TakenMeanwhile extends Error {}

interface Admitted {
  userId: string;
  /** False when the address has to be confirmed by mail first. */
  isReady: boolean;
}

async function findOrOpen(services: AuthServices, account: ExternalAccount, mailOptions: MailOptions): Promise<Admitted> {
  const known = await findIdentityOwner(services.db, account);
  if (known) {
    await refreshIdentity(services.db, account);
    return await admitUser(services, await updateSsoEmail(services.db, known, account), { account, mailOptions });
  }
  if (!account.email) throw new AuthRefusal("provider_email_missing");
  const owner = isSso(account) ? null : await findEmailOwner(services.db, account.email);
  // Without a verified address nobody may enter an existing account with it, or learn that there is one.
  if (owner && !account.isEmailVerified) return { userId: owner.id, isReady: false };
  if (!owner && services.settings.isSignupDisabled) throw new AuthRefusal("signup_disabled");
  const user = owner ?? (await openAccount(services.db, account));
  await addIdentity(services.db, user.id, account);
  return await admitUser(services, user, { account, mailOptions });
}

async function findIdentityOwner(db: Database, { provider, subject }: ExternalAccount): Promise<AuthUser | null> {
  const [row] = await db
    .select({ user: authUsers, isBanned })
    .from(authIdentities)
    .innerJoin(authUsers, eq(authUsers.id, authIdentities.userId))
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, subject), isNull(authUsers.deletedAt)))
    .for("update", { of: authUsers });
  if (row?.isBanned) throw new AuthRefusal("user_banned");
  return row?.user ?? null;
}

/** The owner of an address is the account that has it, or else the only one with an identity whose provider verified it. */
async function findEmailOwner(db: Database, email: string): Promise<AuthUser | null> {
  const [bearer] = await db
    .select({ user: authUsers, isBanned })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isOpenToAddresses))
    .for("update");
  const found = bearer ?? (await findOnlyVouched(db, email));
  if (found?.isBanned) throw new AuthRefusal("user_banned");
  return found?.user ?? null;
}

const isOpenToAddresses = and(eq(authUsers.isSsoUser, false), isNull(authUsers.deletedAt));

async function findOnlyVouched(db: Database, email: string) {
  const verified = db
    .select()
    .from(authIdentities)
    .where(
      and(
        eq(authIdentities.userId, authUsers.id),
        eq(authIdentities.email, email),
        sql`${authIdentities.identityData} ->> 'email_verified' = 'true'`,
      ),
    );
  const vouched = await db
    .select({ user: authUsers, isBanned })
    .from(authUsers)
    .where(and(isOpenToAddresses, exists(verified)));
  return vouched.length === 1 ? vouched[0] : undefined;
}

async function openAccount(db: Database, account: ExternalAccount): Promise<AuthUser> {
  const user = await createUser(db, {
    ...(account.email && { email: account.email }),
    isSsoUser: isSso(account),
    userMetadata: addClaims({}, account.claims),
  });
  if (!user) throw new TakenMeanwhile();
  return user;
}

/** Adds the external account to the user's identities. Refuses with `identity_linked_to_another`. */
export async function addIdentity(db: Database, userId: string, { provider, subject, email, claims }: ExternalAccount): Promise<void> {
  await db
    .insert(authIdentities)
    .values({ userId, provider, providerId: subject, identityData: claims, email, lastSignInAt: sql`now()` })
    .catch((cause: unknown) => {
      if (findBrokenUnique(cause)) throw new AuthRefusal("identity_linked_to_another", { cause });
      throw cause;
    });
}

async function refreshIdentity(db: Database, { provider, subject, email, claims }: ExternalAccount): Promise<void> {
  await db
    .update(authIdentities)
    .set({ identityData: claims, email, lastSignInAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, subject)));
}

/** The organisation may change the address of its single sign-on accounts. */
async function updateSsoEmail(db: Database, user: AuthUser, account: ExternalAccount): Promise<AuthUser> {
  if (!isSso(account) || !account.email || account.email === user.email) return user;
  return await updateUser(db, user.id, { email: account.email });
}

async function admitUser(
  services: AuthServices,
  user: AuthUser,
  { account, mailOptions }: { account: ExternalAccount; mailOptions: MailOptions },
): Promise<Admitted> {
  const ready = { userId: user.id, isReady: true };
  if (user.emailConfirmedAt || !user.email) {
    await mergeClaims(services.db, user, account);
    return ready;
  }
  const isProved = account.isEmailVerified && account.email === user.email;
  if (isProved || services.settings.confirmsEmailItself) {
    await discardWhatNobodyProved(services.db, user, account);
    return ready;
  }
  await sendConfirmation(services, user, { ...mailOptions, voidsPassword: false });
  return { userId: user.id, isReady: false };
}

/** Takes over what the provider says of the user. */
export async function mergeClaims(db: Database, user: AuthUser, { claims }: ExternalAccount): Promise<void> {
  await updateUser(db, user.id, { userMetadata: addClaims(user.userMetadata, claims), isAnonymous: false });
}

/**
 * Prevents account pre-hijacking: an attacker may have signed up with this address before its owner. The owner gets the account
 * without the attacker's password, identities, sessions, factors, phone number or data.
 */
async function discardWhatNobodyProved(db: Database, user: AuthUser, { provider, subject, claims }: ExternalAccount): Promise<void> {
  const isThisOne = and(eq(authIdentities.provider, provider), eq(authIdentities.providerId, subject));
  await db.delete(authIdentities).where(and(eq(authIdentities.userId, user.id), sql`not (${isThisOne})`));
  await endAllSessions(db, user.id);
  await clearOneTimeTokens(db, user.id);
  await db.delete(authFactors).where(eq(authFactors.userId, user.id));
  await updateUser(db, user.id, { ...unproved, userMetadata: addClaims({}, claims), emailConfirmedAt: sql`now()` });
}

const unproved = { passwordHash: null, phone: null, phoneConfirmedAt: null, newEmail: null, newPhone: null, isAnonymous: false };

function isSso({ provider }: ExternalAccount): boolean {
  return provider.startsWith("sso:");
}
