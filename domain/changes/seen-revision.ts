import { Refusal } from "#shared/refusal.ts";

/** What somebody who saves has seen of a thing that may not exist yet: a revision (`null`: none of ours), nothing at all, or they do not say. */
export type SeenRevision = number | null | "nothing" | "unsaid";

/**
 * Lets pass who has seen the present revision, or nothing where nothing is. Refuses the others with `changed_meanwhile`,
 * or with `precondition_required` when they do not say what they would overwrite.
 */
export function checkSeen(seen: SeenRevision, present: number | null): void {
  const hasSeen = present === null ? seen === "nothing" || seen === "unsaid" : seen === present;
  if (hasSeen) return;
  if (seen === "unsaid") throw new Refusal("precondition_required");
  throw new Refusal("changed_meanwhile", present === null ? {} : { revision: present });
}
