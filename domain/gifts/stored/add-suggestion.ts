import { and, eq, isNull, max } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions } from "#db/schema.server.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";

/** Adds an idea behind those of a saved query; refuses with `not_found` a query that is not the member's or is in the bin. Gives the id of the idea. */
export async function addSuggestion(
  db: Database,
  { userId, queryId }: { userId: string; queryId: string },
  suggestion: Suggestion,
): Promise<string> {
  return await db.transaction(async (tx) => {
    // Locked, so that two ideas never get one position.
    const isMine = and(eq(giftQueries.userId, userId), eq(giftQueries.id, queryId), isNull(giftQueries.deletedAt));
    const [query] = await tx.select({ id: giftQueries.id }).from(giftQueries).where(isMine).for("update");
    if (!query) throw new Refusal("not_found");
    const isOfQuery = and(eq(giftSuggestions.userId, userId), eq(giftSuggestions.queryId, queryId));
    const [last] = await tx
      .select({ position: max(giftSuggestions.position) })
      .from(giftSuggestions)
      .where(isOfQuery);
    const position = (last?.position ?? -1) + 1;
    if (position >= limits.shownTitles) throw new Refusal("rate_limited");
    const [saved] = await tx
      .insert(giftSuggestions)
      .values({ ...suggestion, userId, queryId, position, productLinks: [] })
      .returning({ id: giftSuggestions.id });
    if (!saved) throw new Error("the inserted suggestion was not returned");
    return saved.id;
  });
}
