import type { Database } from "#db/connect.server.ts";
import type { ReplaceRequest } from "#shared/replace-request.ts";
import type { Suggestion } from "#shared/answers/suggestion.ts";
import type { GiftEngine } from "./gift-engine.ts";
import { addSuggestion } from "./stored/add-suggestion.ts";
import type { Visitor } from "../visitor.ts";
import { completeRequest, findRecipient, listRememberedTitles } from "./stored/recipients.ts";

export interface Replacement {
  /** `null` when the limits leave no other idea. */
  suggestion: Suggestion | null;
  /** `null` when it was not saved. */
  suggestionId: string | null;
}

/**
 * Another idea in the place of one that was rejected, from our own catalogue, so that it is there at once and counts no query. A
 * member's is added to the saved query; refuses with `not_found` what is not the member's.
 */
export async function replaceIdea(
  { db, engine }: { db: Database; engine: Pick<GiftEngine, "makeBrief" | "completeIdeas"> },
  visitor: Visitor | null,
  { request, queryId, signal }: ReplaceRequest & { signal: AbortSignal },
): Promise<Replacement> {
  const userId = visitor?.kind === "member" ? visitor.userId : null;
  const recipient = userId ? await findRecipient(db, userId, request) : null;
  const alreadySeen = userId && recipient ? await listRememberedTitles(db, userId, recipient.id) : [];
  const brief = await engine.makeBrief({ request: completeRequest(request, recipient), alreadySeen }, signal);
  const [suggestion = null] = await engine.completeIdeas({ brief, taken: [], wanted: 1 }, signal);
  if (!suggestion || !userId || queryId === undefined) return { suggestion, suggestionId: null };
  return { suggestion, suggestionId: await addSuggestion(db, { userId, queryId }, suggestion) };
}
