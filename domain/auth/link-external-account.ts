import { and, eq, isNull } from "drizzle-orm";
import { authIdentities, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { proveEmail } from "./address-proof.ts";
import type { ExternalAccount } from "./external-account.ts";
import { notifyOwner } from "./notices.ts";
import { addIdentity, mergeClaims } from "./external-sign-in.ts";
import { AuthRefusal } from "./refusal.ts";
import { isBanned, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { isTaken, updateUser } from "./users.ts";

/** Adds a further identity to a signed-in user (protocol, section 8). */
export async function linkExternalAccount(
  services: AuthServices,
  userId: string,
  { account, locale }: { account: ExternalAccount; locale: Locale },
): Promise<void> {
  await inTransaction(services, async (services) => {
    const user = await link(services.db, userId, account);
    const { provider, subject } = account;
    await notifyOwner(services, { user, locale }, { kind: "identity_linked", provider, subject });
  });
}

async function link(db: Database, userId: string, account: ExternalAccount): Promise<AuthUser> {
  const [row] = await db
    .select({ user: authUsers, isBanned })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), isNull(authUsers.deletedAt)))
    .for("update");
  if (!row) throw new AuthRefusal("user_not_found");
  if (row.isBanned) throw new AuthRefusal("user_banned");
  const [taken] = await db
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, account.provider), eq(authIdentities.providerId, account.subject)));
  if (taken) throw new AuthRefusal(taken.userId === userId ? "identity_already_linked" : "identity_linked_to_another");
  const user = row.user.email ? row.user : await adoptEmail(db, row.user, account);
  await addIdentity(db, userId, account);
  await mergeClaims(db, await noteProof(db, user, account), account);
  return row.user;
}

/** A user without an address gets that of the new identity, if its provider has verified it. */
async function adoptEmail(db: Database, user: AuthUser, { provider, email, isEmailVerified }: ExternalAccount): Promise<AuthUser> {
  if (!email) return user;
  if (!isEmailVerified) throw new AuthRefusal("linking_email_unverified", { text: provider });
  if (await isTaken(db, { email }, user.id)) throw new AuthRefusal("email_exists");
  return await updateUser(db, user.id, { email });
}

/** A provider that verified the account's own address proves it; who is signed in here has made the account. */
async function noteProof(db: Database, user: AuthUser, { email, isEmailVerified }: ExternalAccount): Promise<AuthUser> {
  const isOwner = isEmailVerified && email !== null && email === user.email;
  return isOwner ? await proveEmail(db, user, { by: "provider", isMaker: true }) : user;
}
