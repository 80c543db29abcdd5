import { Refusal } from "#shared/refusal.ts";

/** What the client has seen of a thing that it saves: a revision (`null` for an unknown one), that nothing exists, or it does not say. */
export type SeenRevision = number | null | "nothing" | "unsaid";

/**
 * Checks that the client has seen the present revision (`null` when nothing exists yet). Refuses with `changed_meanwhile`, or
 * with `precondition_required` when it would overwrite something without saying what it has seen.
 */
export function checkSeen(seen: SeenRevision, present: number | null): void {
  const hasSeen = present === null ? seen === "nothing" || seen === "unsaid" : seen === present;
  if (hasSeen) return;
  if (seen === "unsaid") throw new Refusal("precondition_required");
  throw new Refusal("changed_meanwhile", present === null ? {} : { revision: present });
}
