import type { Recipient } from "../recipients/recipient-profile.ts";
import type { SavedIdea } from "./saved-idea.ts";

/** The people with what they have when the hidden ideas are not counted. */
export function countShown(people: Recipient[], ideas: SavedIdea[], hidden: ReadonlySet<string>): Recipient[] {
  const hiddenFor = ideas.filter(({ id }) => hidden.has(id)).map(({ recipient }) => recipient?.id);
  return people.map((person) => ({ ...person, queries: person.queries - hiddenFor.filter((id) => id === person.id).length }));
}
