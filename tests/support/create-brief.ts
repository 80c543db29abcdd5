import type { Brief } from "#domain/gifts/brief/brief.ts";
import type { Avoid, Like, Reading } from "#domain/gifts/reading/reading.ts";
import { foldText } from "#domain/gifts/words/fold-words.ts";
import { findBudgetBand } from "#shared/gift-options.ts";

interface BriefFields extends Partial<Omit<Brief, "band" | "reading">> {
  budget?: string;
  likes?: readonly Partial<Like>[];
  avoid?: readonly Partial<Avoid>[];
  reading?: Partial<Reading>;
}

const place = { field: "additionalInfo", item: 0, from: 0, to: 0 } as const;

/** A brief for a friend's birthday, between 50 and 100 dollars; spell out what matters. */
export function createBrief({ budget = "50-100", likes = [], avoid = [], reading = {}, ...fields }: BriefFields = {}): Brief {
  const currency = fields.currency ?? "USD";
  const band = findBudgetBand(currency, budget);
  if (!band) throw new Error(`there is no budget ${budget} in ${currency}`);
  return {
    locale: "en",
    currency,
    relationship: "friend",
    occasion: "birthday",
    ageRange: null,
    age: null,
    gender: undefined,
    words: {},
    cultures: [],
    notMeant: [],
    shown: [],
    remembered: [],
    refine: null,
    seed: 1,
    ...fields,
    band,
    reading: {
      facts: [],
      wishes: [],
      person: null,
      fields: {},
      traits: [],
      rest: [],
      ...reading,
      likes: likes.map(createLike),
      avoid: avoid.map(createAvoid),
    },
  };
}

/** A liking for a known interest, or for words that nobody knows where `interests` are missing. */
export function createLike(fields: Partial<Like>): Like {
  const words = fields.words ?? fields.interests?.[0] ?? "something";
  return { ...place, id: `likes:${words}`, words, interests: [], name: null, guess: null, strength: "stated", ...fields };
}

/** Something ruled out by the words as they stand, where no things are named. */
export function createAvoid(fields: Partial<Avoid>): Avoid {
  const words = fields.words ?? "something";
  const literals = fields.things ? [] : [foldText(words)];
  return {
    ...place,
    id: `avoid:${words}`,
    words,
    told: words,
    why: "dislikes",
    things: [],
    interests: [],
    names: [],
    literals,
    topic: null,
    ...fields,
  };
}
