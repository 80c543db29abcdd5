import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import { categoryNames } from "./catalogue/category-names.ts";
import type { CategoryId, Concept } from "./catalogue/concept.ts";
import { diversify, type ListCandidate } from "./diversify.ts";
import { explainAll } from "./explain.ts";
import { findGoal, type ListMember } from "./list-rules.ts";
import { formatPriceRange } from "./price.ts";
import { retrieve } from "./retrieve.ts";
import { score, type ScoredCandidate } from "./score.ts";
import { isRepeat } from "./shown-concepts.ts";

export interface CataloguePick {
  suggestion: Suggestion;
  concept: Pick<Concept, "id"> & { category: CategoryId };
}

export interface PickOptions {
  wanted?: number;
  /** Ideas that already stand in the list, from a model: ours differ from them and complete the list. */
  taken?: readonly Suggestion[];
}

type Pickable = ListCandidate & { scored: ScoredCandidate };

/** Up to `wanted` allowed, different ideas, best first; fewer only when the limits leave no more. The same brief gives the same ideas. */
export function pickFromCatalogue(brief: Brief, { wanted = suggestionsPerQuery, taken = [] }: PickOptions = {}): CataloguePick[] {
  const seen = { ...brief, shown: [...brief.shown, ...taken.map(({ title }) => title)] };
  const pickable = score(retrieve(seen), brief).map((scored) => toPickable(scored, brief));
  const standing = taken.map((suggestion) => readTaken(suggestion, brief));
  const ideas = diversify(pickable, {
    wanted,
    taken: standing,
    goal: findGoal([...standing, ...pickable], brief.interests),
    isRepeat: (title, other) => isRepeat(title, other, brief.locale),
  });
  const chosen = ideas.map(({ scored }) => scored);
  const explanations = explainAll(chosen, brief);
  return chosen.map((candidate, position) => ({
    concept: { id: candidate.concept.id, category: candidate.concept.category },
    suggestion: toSuggestion(candidate, explanations[position] ?? candidate.text.why, brief),
  }));
}

function toPickable(scored: ScoredCandidate, { occasion, locale }: Brief): Pickable {
  const { concept, text, serves, filledIn, base, worth } = scored;
  return {
    scored,
    title: text.title,
    category: categoryNames[concept.category][locale],
    experience: concept.experience,
    generic: concept.generic ?? false,
    suitsOccasion: (concept.occasions[occasion] ?? 0) > 0,
    things: concept.things,
    serves,
    filledIn,
    base,
    worth,
  };
}

/** What can be told of an idea that a model wrote. */
function readTaken({ title, description, explanation, category, isExperience }: Suggestion, { interests }: Brief): ListMember {
  const text = fold([title, description, explanation].join("\n"));
  return {
    category,
    experience: isExperience,
    generic: false,
    filledIn: false,
    suitsOccasion: false,
    serves: interests.map(({ words }) => (text.includes(fold(words)) ? 1 : 0)),
  };
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function toSuggestion({ concept, text, price }: ScoredCandidate, explanation: string, { currency, locale }: Brief): Suggestion {
  return {
    title: text.title,
    description: text.description,
    explanation,
    priceRange: formatPriceRange(price, currency, locale),
    category: categoryNames[concept.category][locale],
    isExperience: concept.experience,
    searchTerms: [...text.search],
    productLinks: [],
  };
}
