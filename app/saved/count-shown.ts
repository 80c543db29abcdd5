import type { Recipient } from "../recipients/recipient-profile.ts";
import type { SavedIdea } from "./saved-idea.ts";

/** The recipients, with counts that leave out the hidden ideas. */
export function countShown(recipients: Recipient[], ideas: SavedIdea[], hidden: ReadonlySet<string>): Recipient[] {
  const hiddenFor = ideas.filter(({ id }) => hidden.has(id)).map(({ recipient }) => recipient?.id);
  return recipients.map((recipient) => ({
    ...recipient,
    queries: recipient.queries - hiddenFor.filter((id) => id === recipient.id).length,
  }));
}
