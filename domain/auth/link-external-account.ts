import { and, eq, isNull, sql } from "drizzle-orm";
import { authIdentities, authUsers } from "#db/auth-schema.server.ts";
import type { ExternalAccount } from "./external-account.ts";
import { addIdentity, mergeClaims } from "./external-sign-in.ts";
import { addClaims } from "./metadata.ts";
import { AuthRefusal } from "./refusal.ts";
import { sendConfirmation, type MailOptions } from "./send-tokens.ts";
import { isBanned, type AuthUser } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { isTaken, updateUser } from "./users.ts";

/** Adds a further identity to a signed-in user (protocol, section 8). */
export async function linkExternalAccount(
  services: AuthServices,
  userId: string,
  { account, mailOptions }: { account: ExternalAccount; mailOptions: MailOptions },
): Promise<void> {
  const isReady = await inTransaction(services, (within) => link(within, userId, { account, mailOptions }));
  if (!isReady) throw new AuthRefusal("linking_email_unverified", { text: account.provider });
}

async function link(
  services: AuthServices,
  userId: string,
  { account, mailOptions }: { account: ExternalAccount; mailOptions: MailOptions },
): Promise<boolean> {
  const { db } = services;
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
  await addIdentity(db, userId, account);
  if (row.user.email || !account.email) {
    await mergeClaims(db, row.user, account);
    return true;
  }
  return await adoptEmail(services, row.user, { account, email: account.email, mailOptions });
}

/** A user without an address gets that of the new identity; if it is unverified, it has to be confirmed by mail. */
async function adoptEmail(
  services: AuthServices,
  user: AuthUser,
  { account, email, mailOptions }: { account: ExternalAccount; email: string; mailOptions: MailOptions },
): Promise<boolean> {
  const { db } = services;
  if (await isTaken(db, { email }, user.id)) throw new AuthRefusal("email_exists");
  const isConfirmed = account.isEmailVerified || services.settings.confirmsEmailItself;
  const changed = await updateUser(db, user.id, {
    email,
    userMetadata: addClaims(user.userMetadata, account.claims),
    ...(isConfirmed && { emailConfirmedAt: sql`now()`, isAnonymous: false }),
  });
  if (!isConfirmed) await sendConfirmation(services, changed, { ...mailOptions, voidsPassword: false });
  return isConfirmed;
}
