import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { giftQueries, giftSuggestions } from "#db/schema.server.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Opinion, Suggestion, SuggestionSource } from "#shared/answers/suggestion.ts";
import { lockAccount } from "./lock-account.ts";
import { rememberRecipient, trimAll } from "./recipients.ts";

export interface SavedQuery {
  /** `null` when nothing was saved. */
  queryId: string | null;
  /** In the order of the ideas. */
  suggestionIds: string[];
  recipientProfileId: string | null;
}

export interface IdeasToSave {
  request: GiftRequest;
  suggestions: readonly Omit<Suggestion, "productLinks">[];
  source: SuggestionSource;
  lead: number;
  leftOut: string[];
}

/**
 * Saves a query with its ideas and what it says about its recipient; `null` when the account is gone or nothing was
 * suggested. Run it in a transaction: half a query never exists.
 */
export async function saveIdeas(db: Database, userId: string, ideas: IdeasToSave): Promise<SavedQuery | null> {
  if (ideas.suggestions.length === 0 || !(await lockAccount(db, userId))) return null;
  const { request, suggestions, source, lead, leftOut } = ideas;
  const { occasion, budget, currency, language } = request;
  const recipientProfileId = await rememberRecipient(db, userId, request);
  const [query] = await db
    .insert(giftQueries)
    .values({ userId, recipientProfileId, occasion, budget, currency, language, ...readWords(request), source, lead, leftOut })
    .returning({ id: giftQueries.id });
  if (!query) throw new Error("the inserted query was not returned");
  const saved = await db
    .insert(giftSuggestions)
    .values(suggestions.map((suggestion, position) => ({ userId, queryId: query.id, position, ...suggestion, productLinks: [] })))
    .returning({ id: giftSuggestions.id, position: giftSuggestions.position });
  const suggestionIds = saved.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  return { queryId: query.id, suggestionIds, recipientProfileId };
}

/** What was typed, as it is shown and asked again. */
function readWords({ additionalInfo, text, interests, notMeant = [] }: GiftRequest) {
  return { additionalInfo: additionalInfo?.trim() || null, text: text?.trim() || null, interests: trimAll(interests), notMeant };
}

/** What a member thinks of one suggestion, and whether that is new. Refuses with `not_found` what is not the member's or is in the bin. */
export async function saveFeedback(
  db: Database,
  { userId, suggestionId }: { userId: string; suggestionId: string },
  feedback: Opinion | null,
): Promise<boolean> {
  const mine = and(eq(giftSuggestions.userId, userId), eq(giftSuggestions.id, suggestionId), isNull(giftSuggestions.deletedAt));
  return await db.transaction(async (tx) => {
    const [before] = await tx.select({ feedback: giftSuggestions.userFeedback }).from(giftSuggestions).where(mine).for("update");
    if (!before) throw new Refusal("not_found");
    await tx.update(giftSuggestions).set({ userFeedback: feedback }).where(mine);
    return before.feedback !== feedback;
  });
}
