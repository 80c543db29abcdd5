import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import type { CategoryId, Concept } from "./catalogue/concept.ts";
import { diversify } from "./diversify.ts";
import { explainAll } from "./explain.ts";
import { findIdeaFault } from "./guard.ts";
import { findGoal, type ListMember } from "./list-rules.ts";
import { formatPriceRange } from "./price.ts";
import { retrieve } from "./retrieve.ts";
import { score, type ScoredCandidate } from "./score.ts";
import { isRepeat } from "./shown-concepts.ts";
import { describeGift, listNamedInterests } from "./stated-things.ts";
import { findUnsafe } from "./vocabulary/unsafe.ts";

export interface CataloguePick {
  suggestion: Suggestion;
  concept: Pick<Concept, "id"> & { category: CategoryId };
}

export interface PickOptions {
  wanted?: number;
  /** Ideas that already stand in the list, from a model: ours differ from them and complete the list. */
  taken?: readonly Suggestion[];
}

interface Draft extends CataloguePick {
  candidate: ScoredCandidate;
}

// A concept keeps the hard limits by what is known of it; the guard reads its words besides, and few lists ever need a second attempt.
const mostAttempts = 8;

/** Up to `wanted` allowed, different ideas, best first; fewer only when the limits leave no more. The same brief gives the same ideas. */
export function pickFromCatalogue(brief: Brief, { wanted = suggestionsPerQuery, taken = [] }: PickOptions = {}): CataloguePick[] {
  const servable = dropUnsafeInterests(brief);
  const standing = taken.map((suggestion) => readTaken(suggestion, servable));
  const titles = [...brief.shown, ...taken.map(({ title }) => title)];
  let candidates = score(retrieve({ ...servable, shown: titles }), servable);
  let drafts: Draft[] = [];
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const written = writeAll(choose(candidates, servable, { wanted, standing }), servable);
    drafts = written.filter(({ suggestion }) => findIdeaFault(suggestion, servable, []) === null);
    if (drafts.length === written.length) break;
    const refused = new Set(written.filter((draft) => !drafts.includes(draft)).map(({ candidate }) => candidate));
    candidates = candidates.filter((candidate) => !refused.has(candidate));
  }
  return drafts.map(({ suggestion, concept }) => ({ suggestion, concept }));
}

// What nobody of this age may be given is served by nothing, not even by a book about it.
function dropUnsafeInterests(brief: Brief): Brief {
  return { ...brief, interests: brief.interests.filter(({ words }) => findUnsafe(words, brief.ageRange) === null) };
}

/** What can be told of an idea that a model wrote. */
function readTaken(suggestion: Suggestion, brief: Brief): ListMember {
  const named = listNamedInterests(describeGift(suggestion), brief);
  return {
    category: suggestion.category,
    experience: suggestion.isExperience,
    generic: false,
    filledIn: false,
    suitsOccasion: false,
    serves: brief.interests.map((interest) => (named.includes(interest) ? 1 : 0)),
  };
}

function choose(candidates: readonly ScoredCandidate[], brief: Brief, { wanted, standing }: { wanted: number; standing: readonly ListMember[] }): ScoredCandidate[] {
  return diversify(candidates, {
    wanted,
    taken: standing,
    goal: findGoal([...standing, ...candidates], brief.interests),
    isRepeat: (title, other) => isRepeat(title, other, brief.locale),
  });
}

function writeAll(chosen: readonly ScoredCandidate[], brief: Brief): Draft[] {
  const explanations = explainAll(chosen, brief);
  return chosen.map((candidate, position) => ({
    candidate,
    concept: { id: candidate.concept.id, category: candidate.concept.category },
    suggestion: toSuggestion(candidate, explanations[position] ?? candidate.text.why, brief),
  }));
}

function toSuggestion({ text, price, category, experience }: ScoredCandidate, explanation: string, { currency, locale }: Brief): Suggestion {
  return {
    title: text.title,
    description: text.description,
    explanation,
    priceRange: formatPriceRange(price, currency, locale),
    category,
    isExperience: experience,
    searchTerms: [...text.search],
    productLinks: [],
  };
}
