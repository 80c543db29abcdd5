import { asc, eq, sql } from "drizzle-orm";
import {
  authFactors,
  authFlowStates,
  authIdentities,
  authOneTimeTokens,
  authRecoveryCodes,
  authSessions,
  authUndoLinks,
  authUsers,
} from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { adminUsers, users } from "#db/schema.server.ts";
import { provedEmail, provedPhone } from "./address-proof.ts";
import { AuthRefusal } from "./refusal.ts";
import { inTransaction, type AuthServices } from "./settings.ts";

/** Deletes the rows of an account and all that cascades from them. Refuses with `last_administrator`. */
export async function deleteAccount(services: AuthServices, userId: string): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    await keepLastAdministrator(db, userId);
    await db.delete(users).where(eq(users.id, userId));
    await db.delete(authUsers).where(eq(authUsers.id, userId));
  });
}

/** As `deleteAccount`, but keeps an anonymised row with the time of the deletion. */
export async function deleteAccountSoftly(services: AuthServices, userId: string): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    await keepLastAdministrator(db, userId);
    await db.delete(users).where(eq(users.id, userId));
    for (const table of [authIdentities, authSessions, authFactors, authOneTimeTokens, authFlowStates, authUndoLinks, authRecoveryCodes])
      await db.delete(table).where(eq(table.userId, userId));
    const nothing = {
      email: null,
      phone: null,
      ...provedEmail(null),
      ...provedPhone(null),
      passwordHash: null,
      newEmail: null,
      newPhone: null,
      userMetadata: {},
      appMetadata: {},
      isAnonymous: false,
    };
    await db
      .update(authUsers)
      .set({ ...nothing, deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(authUsers.id, userId));
  });
}

// Locks the rows of all administrators, so that two concurrent deletions cannot remove the last two.
async function keepLastAdministrator(db: Database, userId: string): Promise<void> {
  const administrators = await db.select({ id: adminUsers.id }).from(adminUsers).orderBy(asc(adminUsers.id)).for("update");
  if (administrators.length === 1 && administrators[0]?.id === userId) throw new AuthRefusal("last_administrator");
}
