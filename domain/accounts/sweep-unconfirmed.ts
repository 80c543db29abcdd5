import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { authSessions, authUsers } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { adminUsers, users } from "#db/schema.server.ts";

const keptDays = 7;
/** By one sweep; the next takes the rest. */
const mostAtOnce = 1_000;

/**
 * Deletes accounts whose address or number was never confirmed, a week after the last mail or message to it: nobody has ever used
 * them, and they would keep their address for ever.
 */
export async function sweepUnconfirmed(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const abandoned = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(
        and(
          or(isNotNull(authUsers.email), isNotNull(authUsers.phone)),
          isNull(authUsers.emailConfirmedAt),
          isNull(authUsers.phoneConfirmedAt),
          isNull(authUsers.lastSignInAt),
          isNull(authUsers.deletedAt),
          eq(authUsers.isAnonymous, false),
          lt(sql`greatest(${authUsers.createdAt}, ${authUsers.confirmationSentAt})`, sql`now() - make_interval(days => ${keptDays})`),
          notExists(tx.select().from(authSessions).where(eq(authSessions.userId, authUsers.id))),
          notExists(tx.select().from(adminUsers).where(eq(adminUsers.id, authUsers.id))),
        ),
      )
      .limit(mostAtOnce)
      .for("update", { skipLocked: true });
    const ids = abandoned.map(({ id }) => id);
    await tx.delete(users).where(inArray(users.id, ids));
    await tx.delete(authUsers).where(inArray(authUsers.id, ids));
  });
}
