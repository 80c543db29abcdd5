import { and, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions } from "#db/schema.server.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";

/** A saved query or one of its suggestions, as its member names it. */
export interface OwnId {
  userId: string;
  id: string;
}

/**
 * Moves a saved query with its ideas to the bin. Refuses with `not_owner` what is another member's, with `not_found` what is nobody's
 * or in the bin already.
 */
export async function deleteSavedIdeas(db: Database, own: OwnId): Promise<void> {
  await moveQuery(db, own, { deletedAt: sql`now()`, where: isNull(giftQueries.deletedAt) });
}

/** Takes a saved query back out of the bin; one that is not there stays as it is. Refuses as `deleteSavedIdeas` does. */
export async function restoreSavedIdeas(db: Database, own: OwnId): Promise<void> {
  await moveQuery(db, own, { deletedAt: null });
}

/** Moves one idea of a saved query to the bin. Refuses with `not_found` what is not the member's or is there already. */
export async function deleteSuggestion(db: Database, own: OwnId): Promise<void> {
  await moveSuggestion(db, own, { deletedAt: sql`now()`, where: isNull(giftSuggestions.deletedAt) });
}

/** Takes one idea back out of the bin; one that is not there stays as it is. Refuses with `not_found` what is not the member's. */
export async function restoreSuggestion(db: Database, own: OwnId): Promise<void> {
  await moveSuggestion(db, own, { deletedAt: null });
}

/** Deletes for good what has been in the bin for as long as it is kept there. */
export async function purgeDeletedIdeas(db: Database): Promise<void> {
  const tooLongAgo = sql`now() - make_interval(days => ${limits.binDays})`;
  await db.delete(giftQueries).where(and(isNotNull(giftQueries.deletedAt), lt(giftQueries.deletedAt, tooLongAgo)));
  await db.delete(giftSuggestions).where(and(isNotNull(giftSuggestions.deletedAt), lt(giftSuggestions.deletedAt, tooLongAgo)));
}

interface Move {
  deletedAt: SQL | null;
  where?: SQL;
}

async function moveQuery(db: Database, { userId, id }: OwnId, { deletedAt, where }: Move): Promise<void> {
  const moved = await db
    .update(giftQueries)
    .set({ deletedAt })
    .where(and(eq(giftQueries.userId, userId), eq(giftQueries.id, id), where))
    .returning({ id: giftQueries.id });
  if (moved.length > 0) return;
  const [known] = await db.select({ userId: giftQueries.userId }).from(giftQueries).where(eq(giftQueries.id, id)).limit(1);
  throw new Refusal(known && known.userId !== userId ? "not_owner" : "not_found");
}

async function moveSuggestion(db: Database, { userId, id }: OwnId, { deletedAt, where }: Move): Promise<void> {
  const moved = await db
    .update(giftSuggestions)
    .set({ deletedAt })
    .where(and(eq(giftSuggestions.userId, userId), eq(giftSuggestions.id, id), where))
    .returning({ id: giftSuggestions.id });
  if (moved.length === 0) throw new Refusal("not_found");
}
