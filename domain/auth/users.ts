import { and, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { findBrokenUnique } from "#db/database-fault.ts";
import { authIdentities, authUsers, type Metadata } from "#db/auth-schema.server.ts";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import { users } from "#db/schema.server.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthUser } from "./sessions.ts";

export interface NewUser {
  /** Given only when an administrator chose it. */
  id?: string;
  email?: string;
  phone?: string;
  passwordHash?: string | null;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
  isAnonymous?: boolean;
  isSsoUser?: boolean;
  /** By the operator's word. */
  isEmailConfirmed?: boolean;
  isPhoneConfirmed?: boolean;
}

/** Finds the account with this normalized address. Not for single sign-on accounts, which are found by their identity. */
export async function findUserByEmail(db: Database, email: string): Promise<AuthUser | null> {
  const [user] = await userByEmail(db).execute({ email });
  return user ?? null;
}

const userByEmail = prepared((db) => selectUser(db, eq(authUsers.email, sql.placeholder("email"))).prepare("user_by_email"));

/** Finds the account with this number, in E.164 without the plus sign. */
export async function findUserByPhone(db: Database, phone: string): Promise<AuthUser | null> {
  const [user] = await selectUser(db, eq(authUsers.phone, phone));
  return user ?? null;
}

function selectUser(db: Database, which: SQL) {
  return db
    .select()
    .from(authUsers)
    .where(and(which, eq(authUsers.isSsoUser, false), isNull(authUsers.deletedAt)));
}

/** Whether another account has the address or number. */
export async function isTaken(db: Database, { email, phone }: { email?: string; phone?: string }, byOtherThan: string): Promise<boolean> {
  const which = email === undefined ? eq(authUsers.phone, phone ?? "") : and(eq(authUsers.email, email), eq(authUsers.isSsoUser, false));
  const [other] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(which, ne(authUsers.id, byOtherThan)));
  return other !== undefined;
}

/** The user, with its row locked until the transaction ends. Refuses with `user_not_found` when the account was deleted meanwhile. */
export async function getUserForChange(db: Database, id: string): Promise<AuthUser> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id)).for("update");
  if (!user) throw new AuthRefusal("user_not_found");
  return user;
}

/** Inserts an account and its row in `users`; `null` when the address or number is taken. */
export async function createUser(db: Database, { isEmailConfirmed, isPhoneConfirmed, ...values }: NewUser): Promise<AuthUser | null> {
  const [user] = await db
    .insert(authUsers)
    .values({
      ...values,
      ...(isEmailConfirmed && { emailConfirmedAt: sql`now()`, emailProvedBy: "operator", emailProvedAt: sql`now()` }),
      ...(isPhoneConfirmed && { phoneConfirmedAt: sql`now()`, phoneProvedBy: "operator", phoneProvedAt: sql`now()` }),
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  await db.insert(users).values({ id: user.id, email: user.email });
  return user;
}

/**
 * Updates an account and the copy of its address in `users`. Refuses as `getUserForChange` does, and with `email_exists` or
 * `phone_exists` what another account has taken meanwhile.
 */
export async function updateUser(db: Database, id: string, changes: PgUpdateSetSource<typeof authUsers>): Promise<AuthUser> {
  const [user] = await db
    .update(authUsers)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(authUsers.id, id))
    .returning()
    .catch(explainTaken);
  if (!user) throw new AuthRefusal("user_not_found");
  if ("email" in changes) await db.update(users).set({ email: user.email }).where(eq(users.id, id));
  return user;
}

function explainTaken(cause: unknown): never {
  const taken = findBrokenUnique(cause);
  if (taken === "auth_users_email") throw new AuthRefusal("email_exists", { cause });
  if (taken === "auth_users_phone_unique") throw new AuthRefusal("phone_exists", { cause });
  throw cause;
}

/**
 * Inserts or updates the identity of the account's own e-mail address or phone number, whose subject is the user id (protocol,
 * section 3.2), and copies its claims into the user's metadata.
 */
export async function saveOwnIdentity(db: Database, user: AuthUser, provider: "email" | "phone"): Promise<AuthUser> {
  const facts = {
    sub: user.id,
    ...(user.email && { email: user.email }),
    ...(provider === "phone" && user.phone && { phone: user.phone }),
    email_verified: user.emailConfirmedAt !== null,
    phone_verified: user.phoneConfirmedAt !== null,
  };
  const email = provider === "email" ? user.email : null;
  await db
    .insert(authIdentities)
    .values({
      userId: user.id,
      provider,
      providerId: user.id,
      identityData: { ...user.userMetadata, ...facts },
      email,
      lastSignInAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: [authIdentities.provider, authIdentities.providerId],
      set: { identityData: sql`${authIdentities.identityData} || ${JSON.stringify(facts)}::jsonb`, email, updatedAt: sql`now()` },
    });
  return await updateUser(db, user.id, { userMetadata: { ...user.userMetadata, ...facts } });
}
