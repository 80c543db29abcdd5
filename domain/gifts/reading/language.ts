import type { Relationship } from "#shared/gift-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { FactId } from "../knowledge/facts.ts";
import type { WishId } from "../knowledge/wishes.ts";
import type { DietId } from "./diets.ts";
import type { WordField } from "#shared/person-fields.ts";
import type { Guess, ReadFields } from "./reading.ts";

/** A text that is read as a whole: a field, or one item of `interests` or `personalities`. */
export interface Passage {
  text: string;
  field: WordField;
  item: number;
  /** Of the request; a passage may be of another language. */
  locale: Locale;
  /** Of a note: who it is for, as the form says; others that it names are somebody else. */
  relationship?: Relationship;
}

/** A stretch of a passage: UTF-16 positions in `Passage.text`, the end not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** A word. Meanings are found over whole tokens only: nothing is cut out of one. */
export interface Token extends Stretch {
  /** As typed. */
  text: string;
  /** The same for every case, width, accent, plural and Chinese form of the word (`foldToken`). */
  key: string;
}

/**
 * What a clause says of a thing. `about` says nothing that follows for gifts and becomes `rest`, unless it holds a known name or interest
 * in a field that asks for interests.
 */
export type Stance =
  | "likes"
  /** A past liking, an occupation, where they come from: becomes an affinity. */
  | "affinity"
  /** Owned or given before, without room for more. */
  | "has"
  | "dislikes"
  /** Must not have: a diet, an allergy, faith, sobriety, safety. Never relaxed. */
  | "cannot"
  | "about";

/** Of whom it is said. Only claims of `person` count, but for `has`: what others gave is there. */
export type Subject = "person" | "giver" | "somebody-else";

/**
 * One thing and what is said of it. A list ('no mugs, candles or socks') is one claim for each of its things, and a liking
 * ('Swedish crime novels and the sea') one claim for each of its parts, unless they belong together in a name.
 */
export interface Claim extends Stretch {
  stance: Stance;
  subject: Subject;
  /** The thing as typed, whole noun phrase, without the cue. `from` and `to` are theirs. */
  words: string;
  /** The tokens of `words`. */
  tokens: readonly Token[];
  /** Said by a cue ('no', 'hates', 不要, 苦手), not only by standing in a bare list: a liking elsewhere does not undo it. */
  cued: boolean;
  /** A diet, allergy or faith that stands for what it rules out; only with `cannot`. `words` are then the reason as typed: 'vegan'. */
  diet?: DietId;
  /** Why, as typed, in brackets after the thing: 'severe nut allergy', 'sober since January'. */
  reason?: string;
  /** How it is told under 'Leaving out', where `words` (and the diet's own name) would not read well. */
  told?: string;
  /** Only such things on this topic are meant: 'books about war' has the tokens of 'books' and the topic 'war'. */
  topic?: string;
  /** A pastime that was given up, sold, forbidden or is out of reach: nothing of its kind is given. */
  lost?: true;
  /** What broke or was lost, or what the giver has in mind: the thing itself is meant, and no pastime that it belongs to. */
  goods?: true;
  guess?: Guess;
}

/** What somebody does, or did, for a living: no liking for that reason alone. */
export interface FoundTrade extends Stretch {
  /** Interests in which they are no beginner; none of them where it is said of somebody else. */
  interests: readonly string[];
  /** `trade`: they have the tools, and choose them themselves; `expert`: it is long ago, or they are only very good at it; `beginner`: they have just begun. */
  level: "trade" | "expert" | "beginner";
}

export interface FoundFact extends Stretch {
  fact: FactId;
}

export interface FoundWish extends Stretch {
  wish: WishId;
}

/** What a language's reader understands of a passage, in the order of the text. */
export interface Understood {
  claims: readonly Claim[];
  trades: readonly FoundTrade[];
  facts: readonly FoundFact[];
  wishes: readonly FoundWish[];
  /** How the giver speaks of them. */
  person: Stretch | null;
  fields: ReadFields;
  /** All tokens: traits are looked up among them, and what lies in nothing understood becomes `rest`. */
  tokens: readonly Token[];
}

/** One of `english/`, `chinese/` and `japanese/`. Pure and the same for the same passage; linear or n log n in its length. */
export interface LanguageReader {
  /** Loads dictionaries where there are any; called before the first `read`, may take a while once. */
  prepare?: () => Promise<void>;
  read: (passage: Passage) => Understood;
}
