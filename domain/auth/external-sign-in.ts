import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { findBrokenUnique } from "#db/database-fault.ts";
import { authIdentities, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { provedEmail, proveEmail } from "./address-proof.ts";
import type { ExternalAccount } from "./external-account.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { addClaims } from "./metadata.ts";
import { notifyOwner } from "./notices.ts";
import { AuthRefusal } from "./refusal.ts";
import { isBanned, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { createUser, updateUser } from "./users.ts";

/**
 * Finds or creates the user that an external account signs in as (protocol, section 9). An address that the provider has not
 * verified opens no account and leaves nothing behind.
 */
export async function admitExternalAccount(services: AuthServices, account: ExternalAccount, locale: Locale): Promise<string> {
  const admit = () => inTransaction(services, (within) => getOrOpen(within, account, locale));
  // Of two first sign-ins at once, the second tries again and finds the account of the first.
  return await admit().catch((error: unknown) => {
    if (error instanceof TakenMeanwhile || findBrokenUnique(error)) return admit();
    throw error;
  });
}

class TakenMeanwhile extends Error {}

async function getOrOpen(services: AuthServices, account: ExternalAccount, locale: Locale): Promise<string> {
  const { db, settings } = services;
  const known = await findIdentityOwner(db, account);
  if (known) {
    await refreshIdentity(db, account);
    return await admitUser(db, await updateSsoEmail(db, known, account), account);
  }
  if (!account.email) throw new AuthRefusal("provider_email_missing");
  // Whoever has the account of an unverified address may not be entered, or learned of.
  if (!account.isEmailVerified) throw refuseUnverified(account);
  const owner = isSso(account) ? null : await findEmailOwner(db, account.email);
  if (!owner && settings.isSignupDisabled) throw new AuthRefusal("signup_disabled");
  const user = owner ?? (await openAccount(db, account));
  await addIdentity(db, user.id, account);
  if (owner?.emailProvedBy) {
    const { provider, subject } = account;
    await notifyOwner(services, { user: owner, locale }, { kind: "identity_linked", provider, subject });
  }
  return await admitUser(db, user, account);
}

function refuseUnverified({ provider }: ExternalAccount): AuthRefusal {
  return new AuthRefusal("provider_email_needs_verification", { text: provider });
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

/** The organization may change the address of its single sign-on accounts. */
async function updateSsoEmail(db: Database, user: AuthUser, account: ExternalAccount): Promise<AuthUser> {
  if (!isSso(account) || !account.email || account.email === user.email) return user;
  return await updateUser(db, user.id, { email: account.email, ...provedEmail("provider") });
}

/** The first verified sign-in with the account's own address proves it; before that, an unconfirmed address admits nobody. */
async function admitUser(db: Database, user: AuthUser, account: ExternalAccount): Promise<string> {
  const { provider, subject, claims } = account;
  const isOwner = account.isEmailVerified && account.email !== null && account.email === user.email;
  if (isOwner && user.emailProvedBy === null) {
    const identity = { provider, subject, claims: addClaims({}, claims) };
    await proveEmail(db, user, { by: "provider", isMaker: false, identity });
    return user.id;
  }
  if (user.email && !user.emailConfirmedAt) throw refuseUnverified(account);
  await mergeClaims(db, user, account);
  return user.id;
}

/** Takes over what the provider says of the user. */
export async function mergeClaims(db: Database, user: AuthUser, { claims }: ExternalAccount): Promise<void> {
  await updateUser(db, user.id, { userMetadata: addClaims(user.userMetadata, claims), isAnonymous: false });
}

function isSso({ provider }: ExternalAccount): boolean {
  return provider.startsWith("sso:");
}
