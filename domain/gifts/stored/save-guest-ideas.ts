import type { Database } from "#db/connect.server.ts";
import type { KeptIdeas } from "#shared/kept-ideas.ts";
import { Refusal } from "#shared/refusal.ts";
import { lockAccount } from "./lock-account.ts";
import { saveIdeas, type SavedQuery } from "./save-ideas.ts";
import { nameMember } from "../../visitor.ts";
import { buildRepeatable, claimRequest, storeAnswer } from "./stored-answers.ts";

/**
 * Saves ideas that a member was given as a guest, before signing in. They do not count against the quota again. The same key
 * and ideas within a day are saved once.
 */
export async function saveGuestIdeas(
  db: Database,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string | null },
  ideas: KeptIdeas,
): Promise<SavedQuery> {
  // A guest has no profiles, so the request cannot mean one.
  const request = { ...ideas.request, recipientProfileId: undefined };
  const repeatable = idempotencyKey === null ? null : buildRepeatable(nameMember(userId), idempotencyKey, ideas);
  return await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal("not_authenticated");
    const claim = repeatable ? await claimRequest(tx, repeatable) : { state: "new" as const };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `storeAnswer` below writes answers of this kind
    if (claim.state === "answered") return claim.answer as SavedQuery;
    const saved = await saveIdeas(tx, userId, { ...ideas, request });
    if (!saved) throw new Error("no idea was saved for the locked account");
    if (repeatable) await storeAnswer(tx, repeatable, saved);
    return saved;
  });
}
