import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { authFactors, authIdentities, authUsers, type Metadata } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { prepared } from "#db/prepared.ts";
import type { AuthUser } from "./sessions.ts";

export type AuthIdentity = typeof authIdentities.$inferSelect;
export type AuthFactor = typeof authFactors.$inferSelect;

// What no view shows stays in the database: hashes, secrets and the state of changes.
const { passwordHash: _hash, isSsoUser: _isSso, emailChangeConfirmations: _confirmations, ...userColumns } = getTableColumns(authUsers);
const { secret: _secret, lastStep: _lastStep, ...factorColumns } = getTableColumns(authFactors);
const ownPartsColumns = { identity: getTableColumns(authIdentities), factor: factorColumns };

/** What the view is built from, for a query of its own (see `joinUserView`). */
export const viewColumns = { user: userColumns, ...ownPartsColumns };

type ShownUser = Omit<AuthUser, "passwordHash" | "isSsoUser" | "emailChangeConfirmations">;
type ShownFactor = Omit<AuthFactor, "secret" | "lastStep">;

/** The protocol's user object (its section 3). */
export type UserView = ReturnType<typeof buildUserView>;

export async function getUserView(db: Database, user: ShownUser): Promise<UserView> {
  return joinUserView(user, await ownParts(db).execute({ userId: user.id }));
}

// A cross product of identities and factors: there are few of either, and it saves a query.
interface OwnParts {
  identity: AuthIdentity | null;
  factor: ShownFactor | null;
}

/** Builds the view from rows of the cross product, sorted by `ownPartsOrder`. */
export function joinUserView(user: ShownUser, rows: readonly OwnParts[]): UserView {
  const identities = new Map(rows.flatMap(({ identity }) => (identity ? [[identity.identityId, identity]] : [])));
  const factors = new Map(rows.flatMap(({ factor }) => (factor ? [[factor.id, factor]] : [])));
  return buildUserView(user, { identities: [...identities.values()], factors: [...factors.values()] });
}

export const ownPartsOrder = [
  asc(authIdentities.createdAt),
  asc(authIdentities.identityId),
  asc(authFactors.createdAt),
  asc(authFactors.id),
];

const ownParts = prepared((db) =>
  db
    .select(ownPartsColumns)
    .from(authUsers)
    .leftJoin(authIdentities, eq(authIdentities.userId, authUsers.id))
    .leftJoin(authFactors, eq(authFactors.userId, authUsers.id))
    .where(eq(authUsers.id, sql.placeholder("userId")))
    .orderBy(...ownPartsOrder)
    .prepare("own_parts"),
);

export function buildUserView(
  user: ShownUser,
  { identities, factors }: { identities: readonly AuthIdentity[]; factors: readonly ShownFactor[] },
) {
  return {
    id: user.id,
    aud: "authenticated",
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...instants({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: earliest(user.emailConfirmedAt, user.phoneConfirmedAt),
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      email_change_sent_at: user.newEmail ? user.emailChangeSentAt : null,
      phone_change_sent_at: user.newPhone ? user.phoneChangeSentAt : null,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    ...(user.newEmail && { new_email: user.newEmail }),
    ...(user.newPhone && { new_phone: user.newPhone }),
    app_metadata: buildAppMetadata(user, identities),
    user_metadata: user.userMetadata,
    identities: identities.map(buildIdentityView),
    ...(factors.length > 0 && { factors: factors.map(buildFactorView) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  };
}

/** Adds the providers of the identities, oldest first, to what an administrator has set. */
export function buildAppMetadata({ appMetadata }: ShownUser, identities: readonly AuthIdentity[]): Metadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return providers.length === 0 ? appMetadata : { ...appMetadata, provider: providers[0], providers };
}

function buildIdentityView(identity: AuthIdentity) {
  return {
    identity_id: identity.identityId,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...instants({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(identity.email && { email: identity.email }),
  };
}

export function buildFactorView(factor: ShownFactor) {
  return {
    id: factor.id,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    factor_type: factor.factorType,
    status: factor.status,
    phone: factor.phone ?? "",
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    last_challenged_at: factor.lastChallengedAt?.toISOString() ?? null,
  };
}

function instants(byName: Record<string, Date | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(byName).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])));
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
