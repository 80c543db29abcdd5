import { locales } from "#shared/locales/locale.ts";
import { foldText } from "./fold-words.ts";
import type { Meaning } from "./lexicon.ts";
import type { Clause, NoteMeaning } from "./note-clauses.ts";
import { readNames } from "../vocabulary/entry.ts";
import type { Name } from "../vocabulary/entry.ts";
import { goodsOfInterest } from "../vocabulary/exclusion-groups.ts";
import type { ExclusionGroup } from "../vocabulary/exclusion-groups.ts";
import type { InterestId } from "../vocabulary/interests.ts";
import { labelThing, listCovered, thingIds } from "../vocabulary/things.ts";
import type { ThingId } from "../vocabulary/things.ts";

/** What one name in a note rules out. */
export interface RuledOut {
  things: ReadonlySet<ThingId>;
  /** Interests that are disliked as such. */
  interests: ReadonlySet<InterestId>;
  /** Folded words of which none may stand in a text. */
  literals: readonly string[];
}

/** `null` when the name rules out nothing: they have a dog. */
export function ruleOut(meanings: readonly Meaning<NoteMeaning>[], clause: Clause): RuledOut | null {
  const narrow = keepNarrow(meanings);
  const goods = narrow.filter(({ id }) => id?.kind !== "interest");
  const isKind = goods.length > 0 && goods.every(({ name }) => name.kind);
  // Who dislikes walnuts may like almonds; who is allergic to them is better spared both.
  if (isKind && !clause.allergy) return { things: new Set(), interests: new Set(), literals: goods.map(({ name }) => foldText(name.text)) };
  const ruled = narrow.map(({ id, name }) => ruleOutMeaning(id, name, { clause, alone: narrow.length === 1 }));
  const things = new Set(ruled.flatMap((one) => [...one.things]));
  const interests = new Set(ruled.flatMap((one) => [...one.interests]));
  const literals = ruled.flatMap((one) => one.literals);
  return things.size + interests.size + literals.length > 0 ? { things, interests, literals } : null;
}

interface Circumstances {
  clause: Clause;
  /** The name means this and nothing else. */
  alone: boolean;
}

const nothing: RuledOut = { things: new Set(), interests: new Set(), literals: [] };

function ruleOutMeaning(meaning: NoteMeaning | null, name: Name, circumstances: Circumstances): RuledOut {
  if (meaning?.kind === "thing") return { ...nothing, things: listCovered(meaning.thing) };
  if (meaning?.kind === "group") return ruleOutGroup(meaning.group);
  if (meaning?.kind === "interest") return ruleOutInterest(meaning.interest, name, circumstances);
  return nothing;
}

function ruleOutGroup({ things, texts = "" }: ExclusionGroup): RuledOut {
  return { things: coverAll(things), interests: new Set(), literals: readNames(texts).map(({ text }) => foldText(text)) };
}

const liveAnimals: ReadonlySet<InterestId> = new Set(["animals", "dogs", "cats", "horses", "birdwatching"]);

function ruleOutInterest(interest: InterestId, name: Name, { clause, alone }: Circumstances): RuledOut {
  const disliked = clause.verdict === "unwanted" && !clause.allergy && alone ? new Set([interest]) : nothing.interests;
  // They have a dog, or sneeze near one: that says nothing against dogs in books.
  if (liveAnimals.has(interest))
    return clause.verdict === "owned" ? nothing : { ...nothing, things: listCovered("animal"), interests: disliked };
  const literals = [foldText(name.text)];
  // 'Harry Potter' stands for itself, not for all that is like it.
  if (/^\p{Lu}\p{Ll}/u.test(name.text)) return { ...nothing, literals };
  if (!alone) return nothing;
  const things = coverAll(goodsOfInterest[interest] ?? []);
  return things.size + disliked.size > 0 ? { ...nothing, things, interests: disliked } : { ...nothing, literals };
}

function coverAll(things: readonly ThingId[]): Set<ThingId> {
  return new Set(things.flatMap((thing) => [...listCovered(thing)]));
}

/** Of several meanings the one that bears the name as its label, else none that is wider than another. */
function keepNarrow(meanings: readonly Meaning<NoteMeaning>[]): readonly Meaning<NoteMeaning>[] {
  const things = meanings.flatMap(({ id, name }) => (id?.kind === "thing" ? [{ thing: id.thing, name }] : []));
  const labelled = things.filter(({ thing, name }) => name.alone || isLabel(thing, name.text));
  const chosen = [...new Set((labelled.length > 0 ? labelled : things).map(({ thing }) => thing))];
  const narrowest = new Set(chosen.filter((thing) => !chosen.some((other) => other !== thing && listCovered(thing).has(other))));
  return meanings.filter(({ id }) => id?.kind !== "thing" || narrowest.has(id.thing));
}

const labelsOfThings: ReadonlyMap<ThingId, ReadonlySet<string>> = new Map(
  thingIds.map((thing) => [thing, new Set(locales.map((locale) => foldText(labelThing(thing, locale))))]),
);

function isLabel(thing: ThingId, text: string): boolean {
  return labelsOfThings.get(thing)?.has(foldText(text)) === true;
}
