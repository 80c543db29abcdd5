import type { GiftRequest } from "#shared/gift-request.ts";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { ReadingRequest } from "#shared/reading-request.ts";
import type { Draft, Suggestion } from "#shared/answers/suggestion.ts";
import { findIdeaFault } from "./guard/guard.ts";
import { interests } from "./knowledge/interests/interests.ts";
import { admit, admitDraft, type Admission } from "./model/admit.ts";
import { correctReading, type Correction } from "./reading/correct-reading.ts";
import { readRequest } from "./reading/read-request.ts";
import type { Reading } from "./reading/reading.ts";
import { buildBrief, type Brief } from "./brief/brief.ts";
import { compose } from "./engine/compose.ts";
import { buildSampleSuggestions } from "./engine/sample-gifts.ts";
import { findShopWords, type translateIdeas } from "./engine/translate-ideas.ts";

type InThread<Task extends (input: never) => unknown> = (input: Parameters<Task>[0], signal?: AbortSignal) => Promise<ReturnType<Task>>;

/**
 * What needs the knowledge of gifts, done in threads, so that no words can hold up the pages. Each refuses as `too_complex` what takes too
 * long, and as `overloaded` when too many wait.
 */
export interface GiftEngine {
  readWords: InThread<typeof readWords>;
  makeBrief: InThread<typeof makeBrief>;
  correctBrief: InThread<typeof correctBrief>;
  completeIdeas: InThread<typeof completeIdeas>;
  admitIdea: InThread<typeof admitIdea>;
  admitBegun: InThread<typeof admitBegun>;
  translateIdeas: InThread<typeof translateIdeas>;
  nameInterests: InThread<typeof nameInterests>;
}

// The tasks themselves: plain data in, plain data out.

export function readWords(request: ReadingRequest): Reading {
  return readRequest(request);
}

/** `alreadySeen` are the titles that the same recipient was given before, latest first. */
export function makeBrief({ request, alreadySeen }: { request: GiftRequest; alreadySeen: readonly string[] }): Brief {
  return buildBrief(request, readRequest(request), alreadySeen);
}

/** The brief with what a model understood of the words besides. */
export function correctBrief({ brief, correction }: { brief: Brief; correction: Correction }): Brief {
  return { ...brief, reading: correctReading(correction, brief) };
}

interface ToComplete {
  brief: Brief;
  taken: readonly Suggestion[];
  /** As many as make the list five where it is not said. */
  wanted?: number;
}

/** The ideas of our own that complete a list; fewer only when the limits leave no more. */
export function completeIdeas({ brief, taken, wanted: more = suggestionsPerQuery - taken.length }: ToComplete): Suggestion[] {
  const ideas: Suggestion[] = [...taken];
  const length = taken.length + more;
  for (const servable of relaxShownTitles(brief)) {
    const wanted = length - ideas.length;
    if (wanted > 0) ideas.push(...compose(servable, { wanted, taken: ideas }).map(({ suggestion }) => suggestion));
  }
  for (const sample of buildSampleSuggestions(brief)) {
    if (ideas.length < length && !findIdeaFault(sample, brief, ideas)) ideas.push(sample);
  }
  return ideas.slice(taken.length).map((idea) => nameForShops(idea, brief));
}

/** A shop in Japan is searched in Japanese, whatever language the idea is read in. */
function nameForShops(idea: Suggestion, { locale, currency }: Brief): Suggestion {
  return { ...idea, searchTerms: findShopWords({ ...idea, from: locale, currency }, locale) ?? idea.searchTerms };
}

/** The brief itself; then, in case nothing new is left, without the older half of the titles of earlier queries; then without any of them. */
function* relaxShownTitles(brief: Brief): Generator<Brief> {
  yield brief;
  const half = Math.ceil(brief.remembered.length / 2);
  for (const kept of brief.remembered.length > 0 ? [half, 0] : []) {
    const forgotten = new Set(brief.remembered.slice(kept));
    yield { ...brief, shown: brief.shown.filter((title) => !forgotten.has(title)) };
  }
}

/** Whether a model's idea may be shown beside those accepted before it. */
export function admitIdea({ raw, brief, accepted }: { raw: object; brief: Brief; accepted: readonly Suggestion[] }): Admission {
  return admit(raw, brief, accepted);
}

/** What may be shown of an idea that a model is still writing. */
export function admitBegun({ raw, brief, accepted }: { raw: object; brief: Brief; accepted: readonly Suggestion[] }): Draft | null {
  return admitDraft(raw, brief, accepted);
}

/** The interests' names in the same order; the id of one that is no longer known. */
export function nameInterests({ ids, locale }: { ids: readonly string[]; locale: Locale }): string[] {
  return ids.map((id) => interests.get(id)?.[locale] ?? id);
}
