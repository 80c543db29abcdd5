import type { AgeRange, Currency, Occasion, Relationship } from "#shared/gift-options.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { listFieldsOf, personFields, type WordField } from "#shared/person-fields.ts";
import type { FactId } from "../knowledge/facts.ts";
import type { WishId } from "../knowledge/wishes.ts";
import type { Spend } from "./spend.ts";

/** Something that was understood, with the words that say so. */
export interface Entry {
  /** The same for the same meaning: 'likes:cricket', 'avoid:mug', 'facts:blind'. What the giver removes is named by it. */
  id: string;
  /** As typed, for telling back. */
  words: string;
  field: WordField;
  /** Which item of `interests` or `personalities`; 0 for the other fields. */
  item: number;
  /** UTF-16 positions in the field's text or in that item, the end not included. */
  from: number;
  to: number;
}

/** What a word that the knowledge does not hold probably is, by the words around it: 'listens to X' is music, 'plays X' a game. */
export type Guess = "music" | "show" | "film" | "game" | "book" | "team" | "sport" | "craft" | "food" | "place" | "collectible" | "person";

export interface Like extends Entry {
  /** Known interests that these words mean, most exact first; empty where only a name or words are known. */
  interests: readonly string[];
  /** The entry of the names lexicon; `null` where it is not a known name. */
  name: { id: string; kind: string } | null;
  guess: Guess | null;
  /** `affinity`: a past liking, an occupation, where they come from: weaker, never a dislike. */
  strength: "stated" | "affinity";
  /** It broke, or the giver has it in mind: the thing itself is wanted before what goes with it. */
  isThing?: true;
  /** `trade`: it is their living, so neither tools nor lessons are given; `expert`: nothing for beginners; `beginner`: first lessons are welcome; `watcher`: they see it done. */
  level?: "trade" | "expert" | "beginner" | "watcher";
}

/** Something that must not be given, by an explicit cue on a thing or a bare list of things. */
export interface Avoid extends Entry {
  /** How it is told back under 'Leaving out': the thing that is left out, with the reason as typed: 'sweets (diabetic)'. */
  told: string;
  /** `has`: owned or given before, so what goes with it is welcome. `cannot`: diet, allergy, faith, sobriety, never relaxed. */
  why: "has" | "dislikes" | "cannot";
  /** Known things that it covers, narrower ones included. */
  things: readonly string[];
  /** Interests that are ruled out as such ('hates football'). */
  interests: readonly string[];
  /** Ids of the names lexicon. */
  names: readonly string[];
  /** Folded words (in any of the three languages) that a gift's texts must not contain as whole words. */
  literals: readonly string[];
  /** When given, only such things on this topic are meant: 'books about war'. Folded words. */
  topic: string | null;
  /** Given up or out of reach: what was liked of its kind is no liking to be served. */
  lost?: true;
  /** It only stands in a list of things, without a word that says so. */
  isGuess?: true;
}

export interface Fact extends Entry {
  fact: FactId;
}

export interface Wish extends Entry {
  wish: WishId;
}

/** Values for the form's own fields that the words contain; the giver removes them by the ids of `read-request.ts`. */
export interface ReadFields {
  relationship?: Relationship;
  ageRange?: AgeRange;
  /** In years, where it was told exactly or can be told ('turns 2', 'in Year 6'). */
  age?: { youngest: number; oldest: number };
  gender?: "male" | "female" | "non-binary";
  occasion?: Occasion;
  currency?: Currency;
  budget?: string;
  /** What may be spent, more exactly than the band that `budget` names. */
  spend?: Spend;
  name?: string;
}

/** What was understood of a request's words: plain data, the same for the same words. */
export interface Reading {
  likes: readonly Like[];
  avoid: readonly Avoid[];
  facts: readonly Fact[];
  wishes: readonly Wish[];
  /** How the giver speaks of them: 'my grandma', '奶奶', a name. */
  person: Entry | null;
  fields: ReadFields;
  /** Traits of character that the vocabulary knows. */
  traits: readonly (Entry & { trait: string })[];
  /** What was not understood, as typed; it bans nothing. */
  rest: readonly Entry[];
}

/** The words of a request. */
export type TypedWords = { readonly [Field in WordField]?: ReadOnly<GiftRequest[Field]> };
type ReadOnly<Value> = Value extends string[] ? readonly string[] : Value;

/** What was typed into a field, item by item. */
export function listItems(words: TypedWords, field: WordField): readonly string[] {
  return [words[field] ?? []].flat();
}

const fieldsOfItems: readonly WordField[] = listFieldsOf("words").map((name) => personFields[name].asked);

/** Whether a field is filled with sentences, in which anything may be said of the person. */
export function isOfSentences(field: WordField): boolean {
  return !fieldsOfItems.includes(field);
}
