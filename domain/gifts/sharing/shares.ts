import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, sharedListHearts, sharedLists } from "#db/schema.server.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Heart } from "#shared/answers/shared-lists.ts";
import { lockAccount } from "../stored/lock-account.ts";
import { listHearts } from "./hearts.ts";

interface OwnRound {
  userId: string;
  /** The id of the saved round. */
  queryId: string;
}

export interface Share extends Pick<typeof sharedLists.$inferSelect, "key" | "heading" | "createdAt"> {
  hearts: Heart[];
}

const columns = { key: sharedLists.key, heading: sharedLists.heading, createdAt: sharedLists.createdAt };

/** How the member shows a saved round to others; `null` while they do not. Refuses with `not_found` a round that is not the member's, or in the bin. */
export async function findShare(db: Database, round: OwnRound): Promise<Share | null> {
  await checkOwner(db, round);
  const [share] = await db.select(columns).from(sharedLists).where(isOf(round));
  return share ? { ...share, hearts: await listHearts(db, round) } : null;
}

/**
 * Shows a saved round to whoever has its address, or changes the heading of one that is shown already; the address stays. Refuses with
 * `not_found` a round that is not the member's.
 */
export async function saveShare(db: Database, round: OwnRound, { heading }: { heading: string | null }): Promise<Share> {
  return await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, round.userId))) throw new Refusal("not_authenticated");
    await checkOwner(tx, round);
    const [share] = await tx
      .insert(sharedLists)
      .values({ ...round, key: makeKey(), heading })
      .onConflictDoUpdate({ target: [sharedLists.userId, sharedLists.queryId], set: { heading } })
      .returning(columns);
    if (!share) throw new Error("the saved share was not returned");
    return { ...share, hearts: await listHearts(tx, round) };
  });
}

/** Shows a round to nobody any more: its address and its hearts are gone for good. Refuses with `not_found` a round that is not the member's. */
export async function endShare(db: Database, round: OwnRound): Promise<void> {
  await checkOwner(db, round);
  await db.delete(sharedLists).where(isOf(round));
}

/** Takes a heart off the member's list, whoever gave it, if it is still there. Refuses with `not_found` a round that is not the member's. */
export async function removeHeart(db: Database, { heartId, ...round }: OwnRound & { heartId: string }): Promise<void> {
  await checkOwner(db, round);
  const { id, userId, queryId } = sharedListHearts;
  await db.delete(sharedListHearts).where(and(eq(userId, round.userId), eq(queryId, round.queryId), eq(id, heartId)));
}

async function checkOwner(db: Database, { userId, queryId }: OwnRound): Promise<void> {
  const isMine = and(eq(giftQueries.userId, userId), eq(giftQueries.id, queryId), isNull(giftQueries.deletedAt));
  const [query] = await db.select({ id: giftQueries.id }).from(giftQueries).where(isMine);
  if (!query) throw new Refusal("not_found");
}

function isOf({ userId, queryId }: OwnRound) {
  return and(eq(sharedLists.userId, userId), eq(sharedLists.queryId, queryId));
}

// No signs that look like others, and none at which a program that marks addresses in a text would end one.
const signs = "abcdefghijkmnpqrstuvwxyz23456789";
const keyLength = 26;

/** 130 random bits. */
function makeKey(): string {
  return [...randomBytes(keyLength)].map((byte) => signs[byte % signs.length]).join("");
}
