import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import type { CatalogueConcept } from "./catalogue/catalogue.ts";
import type { CategoryId, Concept, ConceptText } from "./catalogue/concept.ts";
import { diversify } from "./diversify.ts";
import { explainAll } from "./explain.ts";
import { findIdeaFault } from "./guard/guard.ts";
import { findGoal, type ListMember } from "./list-rules.ts";
import { formatPriceRange } from "./price.ts";
import { retrieve } from "./retrieve.ts";
import { score, type ScoredCandidate } from "./score.ts";
import { isRepeat } from "./shown-concepts.ts";
import { describeGift, listNamedInterests } from "./stated-things.ts";
import { readWishes, type BriefWithWishes } from "./wishes.ts";

export interface CataloguePick {
  suggestion: Suggestion;
  concept: Pick<Concept, "id"> & { category: CategoryId };
}

export interface PickOptions {
  wanted?: number;
  /** A model's ideas that are in the list already; the picked ones differ from them and complete the list. */
  taken?: readonly Suggestion[];
}

interface Draft extends CataloguePick {
  candidate: ScoredCandidate;
}

// Concepts are filtered by their properties first; the guard then reads their texts, which only rarely calls for another attempt.
const mostAttempts = 10;
// After this many attempts, a wish is dropped whose filled-in ideas keep failing, for example for their language.
const patienceWithWishes = 3;

/** Picks up to `wanted` allowed, different ideas, the best first; fewer only when the limits leave no more. The same brief gives the same ideas. */
export function pickFromCatalogue(brief: Brief, { wanted = suggestionsPerQuery, taken = [] }: PickOptions = {}): CataloguePick[] {
  let servable = readWishes(brief);
  const titles = [...brief.shown, ...taken.map(({ title }) => title)];
  const refused = new Set<CatalogueConcept>();
  let drafts: Draft[] = [];
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const candidates = score(retrieve({ ...servable, shown: titles }, refused), servable);
    const written = writeAll(choose(candidates, servable, { wanted, taken }), servable);
    drafts = written.filter((draft) => isAllowed(draft, servable));
    if (drafts.length === written.length) break;
    const faulty = written.filter((draft) => !drafts.includes(draft)).map(({ candidate }) => candidate);
    for (const { concept } of faulty) refused.add(concept);
    if (attempt >= patienceWithWishes)
      servable = dropWishes(
        servable,
        faulty.filter(({ filledIn }) => filledIn),
      );
    // Searching all texts for exclusions takes time, so it is only done once an attempt has failed.
    for (const { concept, text } of candidates) if (namesExcluded(text, servable)) refused.add(concept);
  }
  return drafts.map(({ suggestion, concept }) => ({ suggestion, concept }));
}

function dropWishes(brief: BriefWithWishes, faulty: readonly ScoredCandidate[]): BriefWithWishes {
  return { ...brief, wishes: brief.wishes.filter((_, position) => !faulty.some(({ serves }) => (serves[position] ?? 0) > 0)) };
}

function isAllowed({ suggestion, candidate }: Draft, brief: Brief): boolean {
  return !namesExcluded(candidate.text, brief) && findIdeaFault(suggestion, brief, []) === null;
}

function namesExcluded({ title, description, why, search }: ConceptText, { exclusions }: Brief): boolean {
  if (exclusions.length === 0) return false;
  const whole = [title, description, why, ...search].join("\n");
  return exclusions.some((exclusion) => exclusion.isNamedIn(whole));
}

/** What the list rules can know about a model's idea. */
function readTaken(suggestion: Suggestion, brief: BriefWithWishes): ListMember {
  const named = new Set(listNamedInterests(describeGift(suggestion), brief).map(({ words }) => words));
  return {
    category: suggestion.category,
    experience: suggestion.isExperience,
    generic: false,
    filledIn: false,
    suitsOccasion: false,
    serves: brief.wishes.map(({ words }) => (named.has(words) ? 1 : 0)),
  };
}

function choose(
  candidates: readonly ScoredCandidate[],
  brief: BriefWithWishes,
  { wanted, taken }: Required<PickOptions>,
): ScoredCandidate[] {
  const standing = taken.map((suggestion) => readTaken(suggestion, brief));
  return diversify(candidates, {
    wanted,
    taken: standing,
    goal: findGoal([...standing, ...candidates], brief.wishes),
    isRepeat: (title, other) => isRepeat(title, other, brief.locale),
  });
}

function writeAll(chosen: readonly ScoredCandidate[], brief: BriefWithWishes): Draft[] {
  const explanations = explainAll(chosen, brief);
  return chosen.map((candidate, position) => ({
    candidate,
    concept: { id: candidate.concept.id, category: candidate.concept.category },
    suggestion: toSuggestion(candidate, explanations[position] ?? candidate.text.why, brief),
  }));
}

function toSuggestion(
  { text, price, category, experience }: ScoredCandidate,
  explanation: string,
  { currency, locale }: Brief,
): Suggestion {
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
