import { and, eq, like } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import {
  auditEntries,
  giftQueries,
  giftSuggestions,
  idempotencyKeys,
  rateLimits,
  recipientProfiles,
  subscriptions,
  userQueries,
  users,
} from "#db/schema.server.ts";
import { deleteAccount } from "#domain/auth/delete-account.ts";
import { countRemovedAccount } from "#domain/stats/count.ts";
import { inTransaction, type AuthServices } from "#domain/auth/settings.ts";
import { nameMember } from "#domain/visitor.ts";
import { withdrawMails } from "#domain/messaging/withdraw-mails.ts";

/**
 * Removes an account with all that is kept about it, whole or not at all, in the order of the specification's section 7. The
 * user's row is locked first, so a gift query that is being saved is either saved before and removed, or finds no user.
 * Refuses to remove the last administrator.
 */
export async function removeAccount(services: AuthServices, userId: string): Promise<void> {
  await inTransaction(services, async (services) => {
    const { db } = services;
    const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("update");
    if (account?.email) await withdrawMails(db, account.email);
    for (const table of [giftSuggestions, giftQueries, recipientProfiles, subscriptions, userQueries])
      await db.delete(table).where(eq(table.userId, userId));
    await forgetRequests(db, userId);
    await forgetName(db, userId);
    await countRemovedAccount(db, userId);
    await deleteAccount(services, userId);
  });
}

/** The operator's actions stay in the audit trail, without the name of the account. */
async function forgetName(db: Database, userId: string): Promise<void> {
  await db
    .update(auditEntries)
    .set({ subjectId: "deleted", subjectTitle: "" })
    .where(and(eq(auditEntries.subject, "user"), eq(auditEntries.subjectId, userId)));
}

async function forgetRequests(db: Database, userId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.visitorId, nameMember(userId)));
  await db.delete(rateLimits).where(like(rateLimits.key, `%${userId}`));
}
