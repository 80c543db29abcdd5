import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { authChallenges, authFactors, authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { unwrap, wrap, type Place } from "#db/wrapping/wrap.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { requireFreshProof, type Owner } from "./fresh-proof.ts";
import { notifyOwner } from "./notices.ts";
import { parsePhone } from "./phone.ts";
import { AuthRefusal } from "./refusal.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { buildTotpUri, createTotpSecret, drawQrCode } from "./totp.ts";
import type { AuthFactor } from "./user-view.ts";

const mostFactors = 10;
const abandonedAfterSeconds = 300;
const unfinishedAfterSeconds = 24 * 60 * 60;
const longestName = 100;

/** What an authenticator app needs; shown only once. */
export interface EnrolledTotp {
  factor: AuthFactor;
  qrCode: string;
  secret: string;
  uri: string;
}

/**
 * Enrolls an authenticator app, which counts once it is verified. Refuses with `mfa_totp_enroll_not_enabled`,
 * `validation_failed`, and as `requireFreshProof` and `makeRoom` do.
 */
export async function enrollTotp(
  services: AuthServices,
  owner: Owner,
  { friendlyName, issuer }: { friendlyName: string; issuer: string },
): Promise<EnrolledTotp> {
  if (!services.settings.factorTypes.includes("totp")) throw new AuthRefusal("mfa_totp_enroll_not_enabled");
  // Issuer and name have to fit into one QR code.
  if (issuer.length > longestName)
    throw new AuthRefusal("validation_failed", { text: `issuer cannot be longer than ${longestName} characters` });
  await requireFreshProof(services, owner, "mfa_enroll_needs_aal2");
  const secret = createTotpSecret();
  const account = owner.user.email ?? owner.user.phone ?? owner.user.id;
  const uri = buildTotpUri({ secret, account, issuer: issuer || new URL(services.settings.publicUrl).host });
  const id = randomUUID();
  const wrapped = wrap(services.wrapping, placeOf(id), secret);
  const factor = await inTransaction(services, async ({ db }) => {
    await makeRoom(db, owner, friendlyName);
    return await insertFactor(db, { id, userId: owner.user.id, factorType: "totp", friendlyName, secret: wrapped });
  });
  return { factor, qrCode: drawQrCode(uri), secret, uri };
}

/**
 * Enrolls a phone, in place of an unverified one with the same number. Refuses with `mfa_phone_enroll_not_enabled`,
 * `validation_failed`, `phone_invalid`, `mfa_verified_factor_exists`, and as `requireFreshProof` and `makeRoom` do.
 */
export async function enrollPhone(
  services: AuthServices,
  owner: Owner,
  { friendlyName, phone }: { friendlyName: string; phone: string },
): Promise<AuthFactor> {
  if (!services.settings.factorTypes.includes("phone")) throw new AuthRefusal("mfa_phone_enroll_not_enabled");
  if (phone === "") throw new AuthRefusal("validation_failed", { text: "Phone number required to enroll Phone factor" });
  const number = parsePhone(phone);
  return await inTransaction(services, async (within) => {
    const { db } = within;
    await lockUser(db, owner.user.id);
    const isSameNumber = and(eq(authFactors.userId, owner.user.id), eq(authFactors.phone, number));
    const [verified] = await db
      .select()
      .from(authFactors)
      .where(and(isSameNumber, eq(authFactors.status, "verified")));
    if (verified) throw new AuthRefusal("mfa_verified_factor_exists");
    await requireFreshProof(within, owner, "mfa_enroll_needs_aal2");
    await db.delete(authFactors).where(isSameNumber);
    await makeRoom(db, owner, friendlyName);
    return await insertFactor(db, { userId: owner.user.id, factorType: "phone", friendlyName, phone: number });
  });
}

/**
 * Deletes abandoned factors and checks whether one more may be enrolled. Refuses with `validation_failed`,
 * `mfa_factor_name_conflict` or `too_many_enrolled_mfa_factors`.
 */
async function makeRoom(db: Database, { user }: Owner, friendlyName: string): Promise<void> {
  if (friendlyName.length > longestName)
    throw new AuthRefusal("validation_failed", { text: `friendly_name cannot be longer than ${longestName} characters` });
  await lockUser(db, user.id);
  await deleteAbandoned(db);
  const factors = await db.select().from(authFactors).where(eq(authFactors.userId, user.id));
  if (factors.some((factor) => factor.friendlyName === friendlyName))
    throw new AuthRefusal("mfa_factor_name_conflict", { text: friendlyName });
  if (factors.length >= mostFactors) throw new AuthRefusal("too_many_enrolled_mfa_factors");
}

async function insertFactor(db: Database, values: typeof authFactors.$inferInsert): Promise<AuthFactor> {
  const [factor] = await db.insert(authFactors).values(values).returning();
  if (!factor) throw new Error("the inserted factor was not returned");
  return factor;
}

/** What the authenticator app of a factor was given. */
export function getTotpSecret({ wrapping }: Pick<AuthServices, "wrapping">, { id, secret }: AuthFactor): string {
  if (secret === null) throw new Error("a factor of an authenticator app has no secret");
  return unwrap(wrapping, placeOf(id), secret);
}

function placeOf(id: string): Place {
  return { table: "auth_factors", id };
}

/** Serializes changes to the factors of one user. */
async function lockUser(db: Database, userId: string): Promise<void> {
  await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for("update");
}

// Skips rows that another request has locked.
async function deleteAbandoned(db: Database): Promise<void> {
  const abandoned = db
    .select({ id: authFactors.id })
    .from(authFactors)
    .where(
      and(
        eq(authFactors.status, "unverified"),
        isOlderThan(authFactors.createdAt, abandonedAfterSeconds),
        sql`not exists (select 1 from ${authChallenges} where ${authChallenges.factorId} = ${authFactors.id})`,
      ),
    )
    .for("update", { skipLocked: true });
  await db.delete(authFactors).where(inArray(authFactors.id, abandoned));
}

/** Deletes factors that were not verified, and all challenges, after a day. */
export async function sweepFactors(db: Database): Promise<void> {
  await db.delete(authFactors).where(and(eq(authFactors.status, "unverified"), isOlderThan(authFactors.createdAt, unfinishedAfterSeconds)));
  await db.delete(authChallenges).where(isOlderThan(authChallenges.createdAt, unfinishedAfterSeconds));
}

function isOlderThan(column: typeof authFactors.createdAt | typeof authChallenges.createdAt, seconds: number) {
  return lt(column, sql`now() - make_interval(secs => ${seconds})`);
}

/** A user's factors, verified or not, the oldest first. */
export async function listFactors(db: Database, userId: string): Promise<AuthFactor[]> {
  return await db.select().from(authFactors).where(eq(authFactors.userId, userId)).orderBy(asc(authFactors.createdAt), asc(authFactors.id));
}

/** A factor of this user. Refuses with `mfa_factor_not_found`, for another user's factor, too. */
export async function getFactor(db: Database, userId: string, factorId: string): Promise<AuthFactor> {
  const [factor] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)));
  if (!factor) throw new AuthRefusal("mfa_factor_not_found");
  return factor;
}

/** Deletes a factor of the user's own; a verified one only in an aal2 session with a fresh proof. */
export async function unenrollFactor(
  services: AuthServices,
  owner: Owner,
  { factorId, locale }: { factorId: string; locale: Locale },
): Promise<AuthFactor> {
  const factor = await getFactor(services.db, owner.user.id, factorId);
  if (isVerified(factor)) await requireFreshProof(services, owner, "mfa_unenroll_needs_aal2");
  await inTransaction(services, async (services) => {
    await deleteFactor(services, factor);
    if (isVerified(factor)) await notifyOwner(services, { user: owner.user, locale }, { kind: "factor_removed" });
  });
  return factor;
}

/** Deletes a factor. Sessions that it raised to aal2 fall back to aal1; their access tokens show it after the next refresh. */
export async function deleteFactor(services: AuthServices, { id, userId, factorType }: AuthFactor): Promise<void> {
  const amr = sql`(select coalesce(jsonb_agg(entry order by place), '[]') from jsonb_array_elements(${authSessions.amr}) with ordinality as entries (entry, place) where entry ->> 'method' <> ${factorMethods[factorType]})`;
  await inTransaction(services, async ({ db }) => {
    await lockUser(db, userId);
    await db.update(authSessions).set({ aal: "aal1", factorId: null, amr }).where(eq(authSessions.factorId, id));
    await db.delete(authFactors).where(eq(authFactors.id, id));
  });
}

/** The `amr` method of each type of factor. */
export const factorMethods = { totp: "totp", phone: "mfa/phone" } as const satisfies Record<AuthFactor["factorType"], string>;

/** Deletes the user's other factors of the type that were never verified. */
export async function deleteUnverifiedTwins(db: Database, { id, userId, factorType }: AuthFactor): Promise<void> {
  await db
    .delete(authFactors)
    .where(
      and(
        eq(authFactors.userId, userId),
        eq(authFactors.factorType, factorType),
        eq(authFactors.status, "unverified"),
        ne(authFactors.id, id),
      ),
    );
}

export function isVerified({ status }: AuthFactor): boolean {
  return status === "verified";
}
