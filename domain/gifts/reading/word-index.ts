import { interests } from "../knowledge/interests/interests.ts";
import { listNames, readNames } from "../vocabulary/entry.ts";
import type { Name } from "../vocabulary/entry.ts";
import { exclusionGroups } from "../vocabulary/exclusion-groups.ts";
import type { ExclusionGroup } from "../vocabulary/exclusion-groups.ts";
import { notInterests, notThings } from "../vocabulary/lookalikes.ts";
import { thingIds, thingNames } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";
import { traitIds, traitNames } from "../vocabulary/traits.ts";
import { foldToken, joinKeys } from "./fold.ts";

/** What a word or phrase of the vocabulary stands for; `nothing` where it only looks like one: 'hot dog' is no dog. */
export type WordMeaning =
  | { kind: "interest"; id: string; name: Name }
  | { kind: "thing"; id: ThingId; name: Name }
  | { kind: "group"; group: ExclusionGroup; name: Name }
  | { kind: "trait"; id: string; name: Name }
  | { kind: "nothing"; name: Name };

/** Phrases by their key; those that take every ending by their beginning. */
export interface WordIndex {
  phrases: ReadonlyMap<string, readonly WordMeaning[]>;
  beginnings: ReadonlyMap<string, readonly WordMeaning[]>;
}

export const interestIndex = indexWords([...listInterestWords(), ...listLookalikes(notInterests)]);
export const thingIndex = indexWords([...listThingWords(), ...listGroupWords(), ...listLookalikes(notThings)]);
export const traitIndex = indexWords(listTraitWords());

function listInterestWords(): WordMeaning[] {
  return [...interests.values()].flatMap((entry) =>
    listNames(entry).map((name): WordMeaning => ({ kind: "interest", id: entry.id, name })),
  );
}

function listThingWords(): WordMeaning[] {
  return thingIds.flatMap((id) => listNames(thingNames[id]).map((name): WordMeaning => ({ kind: "thing", id, name })));
}

function listGroupWords(): WordMeaning[] {
  return exclusionGroups.flatMap((group) => readNames(group.names ?? "").map((name): WordMeaning => ({ kind: "group", group, name })));
}

function listTraitWords(): WordMeaning[] {
  return traitIds.flatMap((id) => listNames(traitNames[id]).map((name): WordMeaning => ({ kind: "trait", id, name })));
}

function listLookalikes(list: string): WordMeaning[] {
  return readNames(list).map((name) => ({ kind: "nothing", name }));
}

function indexWords(meanings: readonly WordMeaning[]): WordIndex {
  const phrases = new Map<string, WordMeaning[]>();
  const beginnings = new Map<string, WordMeaning[]>();
  for (const meaning of meanings) {
    const key = foldPhrase(meaning.name.text);
    const index = meaning.name.anyEnding && !key.includes(" ") ? beginnings : phrases;
    const known = index.get(key);
    if (known) known.push(meaning);
    else index.set(key, [meaning]);
  }
  return { phrases, beginnings };
}

/** The key of a phrase of the vocabulary. */
export function foldPhrase(text: string): string {
  return joinKeys(text.split(/\s+/).map(foldToken));
}
