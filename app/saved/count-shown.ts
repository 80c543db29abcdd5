import type { Recipient } from "../recipients/recipient-profile.ts";
import type { SavedIdea } from "#shared/answers/saved-ideas.ts";

/** The recipients, with counts that leave out the hidden ideas; those of whom none is hidden are the same objects. */
export function countShown(recipients: Recipient[], ideas: SavedIdea[], hidden: ReadonlySet<string>): Recipient[] {
  const hiddenFor = ideas.filter(({ id }) => hidden.has(id)).map(({ recipient }) => recipient?.id);
  return recipients.map((recipient) => {
    const hiddenHere = hiddenFor.filter((id) => id === recipient.id).length;
    return hiddenHere === 0 ? recipient : { ...recipient, queries: recipient.queries - hiddenHere };
  });
}
