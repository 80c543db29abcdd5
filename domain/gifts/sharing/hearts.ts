import { createHash } from "node:crypto";
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions, sharedListHearts, sharedLists } from "#db/schema.server.ts";
import type { Heart } from "#shared/answers/shared-lists.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { HeartInput } from "#shared/shared-lists.ts";

type Place = Pick<typeof sharedLists.$inferSelect, "userId" | "queryId">;

export interface GivenHeart {
  /** `null` when it was taken back. */
  given: string | null;
  hearts: Heart[];
}

/**
 * Gives an idea of a shared list a heart, changes the name on it, or without a name takes it back. Only the browser that gave it can. Refuses
 * with `not_found` an idea that the list does not have, with `too_many_hearts` one more than a list holds.
 */
export async function giveHeart(
  db: Database,
  { key, ideaId }: { key: string; ideaId: string },
  { giver, name }: HeartInput,
): Promise<GivenHeart> {
  return await db.transaction(async (tx) => {
    // Locked, so that no two hearts are both the last that has room.
    const [list] = await tx
      .select({ userId: sharedLists.userId, queryId: sharedLists.queryId })
      .from(sharedLists)
      .where(eq(sharedLists.key, key))
      .for("update");
    if (!list || !(await hasIdea(tx, list, ideaId))) throw new Refusal("not_found");
    const heart = { ...list, suggestionId: ideaId, giver: digestGiver(key, giver) };
    const given = name === null ? await takeBack(tx, heart) : await put(tx, { ...heart, name });
    return { given, hearts: await listHearts(tx, list) };
  });
}

/** All hearts of a list, the oldest first. */
export async function listHearts(db: Database, { userId, queryId }: Place): Promise<Heart[]> {
  return await db
    .select({ id: sharedListHearts.id, ideaId: sharedListHearts.suggestionId, name: sharedListHearts.name })
    .from(sharedListHearts)
    .where(and(eq(sharedListHearts.userId, userId), eq(sharedListHearts.queryId, queryId)))
    .orderBy(asc(sharedListHearts.createdAt), asc(sharedListHearts.id));
}

async function hasIdea(db: Database, { userId, queryId }: Place, ideaId: string): Promise<boolean> {
  const isOfList = and(eq(giftSuggestions.userId, userId), eq(giftSuggestions.queryId, queryId), eq(giftSuggestions.id, ideaId));
  const isShown = and(isNull(giftQueries.deletedAt), isNull(giftSuggestions.deletedAt));
  const found = await db
    .select({ id: giftSuggestions.id })
    .from(giftSuggestions)
    .innerJoin(giftQueries, and(eq(giftQueries.userId, giftSuggestions.userId), eq(giftQueries.id, giftSuggestions.queryId)))
    .where(and(isOfList, isShown));
  return found.length > 0;
}

type NewHeart = Omit<typeof sharedListHearts.$inferSelect, "id" | "createdAt">;

async function put(db: Database, heart: NewHeart): Promise<string> {
  const isMine = isFrom(heart);
  const [known] = await db.update(sharedListHearts).set({ name: heart.name }).where(isMine).returning({ id: sharedListHearts.id });
  if (known) return known.id;
  const isOfList = and(eq(sharedListHearts.userId, heart.userId), eq(sharedListHearts.queryId, heart.queryId));
  const [all] = await db.select({ hearts: count() }).from(sharedListHearts).where(isOfList);
  if ((all?.hearts ?? 0) >= limits.hearts) throw new Refusal("too_many_hearts");
  // Several of one transaction would have the same `now()`.
  const [added] = await db
    .insert(sharedListHearts)
    .values({ ...heart, createdAt: sql`clock_timestamp()` })
    .returning({ id: sharedListHearts.id });
  if (!added) throw new Error("the inserted heart was not returned");
  return added.id;
}

async function takeBack(db: Database, heart: Omit<NewHeart, "name">): Promise<null> {
  await db.delete(sharedListHearts).where(isFrom(heart));
  return null;
}

function isFrom({ userId, suggestionId, giver }: Omit<NewHeart, "name">) {
  const { userId: owner, suggestionId: idea, giver: from } = sharedListHearts;
  return and(eq(owner, userId), eq(idea, suggestionId), eq(from, giver));
}

/** Different for each list, so that nobody can tell from the rows which lists one browser was sent. */
function digestGiver(key: string, giver: string): string {
  return createHash("sha256").update(`${key} ${giver}`).digest("base64url");
}
