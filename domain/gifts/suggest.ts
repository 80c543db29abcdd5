import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion, SuggestionSource } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import type { Gateway, GatewayReport } from "./gateway.ts";
import { completeExplanation } from "./complete-explanation.ts";
import { findGuardFault, findIdeaFault } from "./guard.ts";
import { normaliseSuggestion } from "./normalise.ts";
import { SuggestionParser } from "./parse-suggestions.ts";
import { pickFromCatalogue } from "./pick-from-catalogue.ts";
import { polishSuggestion } from "./polish-suggestion.ts";
import { buildPrompt } from "./prompt.ts";
import { buildSampleSuggestions } from "./sample-gifts.ts";
import { countStated } from "./stated-things.ts";
import { takeTurn } from "./take-turn.ts";

export interface SuggestOptions {
  /** `null` without a key. */
  gateway: Gateway | null;
  /** Aborted when the reader goes away: then, and only then, `suggest` throws. */
  signal: AbortSignal;
  /** Aborted when no time is left to wait for the gateway: what is missing then comes from the catalogue. */
  hurry: AbortSignal;
  now: () => number;
  /** Told once how the call of the gateway ended, when there was one. */
  onGatewayReport?: (report: GatewayReport & { latencyMs: number }) => void;
}

export interface SuggestOutcome {
  source: SuggestionSource;
  /** The index of the idea to start with. */
  lead: number;
  /** The stated exclusions that were applied, in the giver's words. */
  leftOut: string[];
}

/** Always five ideas (fewer only when the limits leave no more), each as soon as it is ready. */
export async function* suggest(brief: Brief, options: SuggestOptions): AsyncGenerator<Suggestion, SuggestOutcome> {
  const ideas: Suggestion[] = [];
  for await (const idea of askGateway(brief, options, ideas)) {
    ideas.push(idea);
    yield idea;
  }
  const fromGateway = ideas.length;
  for await (const suggestion of completeFromCatalogue(brief, ideas)) {
    ideas.push(suggestion);
    yield suggestion;
  }
  const fromOurOwn = ideas.length;
  for (const sample of buildSampleSuggestions(brief)) {
    const idea = completeExplanation(sample, brief, ideas);
    if (ideas.length === suggestionsPerQuery || findIdeaFault(idea, brief, ideas)) continue;
    ideas.push(idea);
    yield idea;
  }
  return {
    source: fromGateway > 0 ? "ai" : fromOurOwn > 0 || ideas.length === 0 ? "catalogue" : "samples",
    lead: fromGateway > 0 ? findLead(brief, ideas) : 0,
    leftOut: brief.exclusions.map(({ words }) => words),
  };
}

/** What is missing of the five, as far as the limits leave it. */
async function* completeFromCatalogue(brief: Brief, accepted: readonly Suggestion[]): AsyncGenerator<Suggestion> {
  if (accepted.length === suggestionsPerQuery) return;
  await takeTurn();
  for (const servable of forgetByAndBy(brief)) {
    const wanted = suggestionsPerQuery - accepted.length;
    if (wanted === 0) return;
    yield* pickFromCatalogue(servable, { wanted, taken: [...accepted] }).map(({ suggestion }) => suggestion);
  }
}

/** The brief itself; then, for whom nothing new is left, without the older half of what was given in earlier queries; then without all of it. */
function* forgetByAndBy(brief: Brief): Generator<Brief> {
  yield brief;
  const half = Math.ceil(brief.remembered.length / 2);
  for (const kept of brief.remembered.length > 0 ? [half, 0] : []) {
    const forgotten = new Set(brief.remembered.slice(kept));
    yield { ...brief, shown: brief.shown.filter((title) => !forgotten.has(title)) };
  }
}

/** What the model's reply holds that may be shown, while the reply is still arriving. */
async function* askGateway(
  brief: Brief,
  { gateway, signal, hurry, now, onGatewayReport }: SuggestOptions,
  accepted: readonly Suggestion[],
): AsyncGenerator<Suggestion> {
  signal.throwIfAborted();
  if (!gateway || hurry.aborted) return;
  const startedAt = now();
  const { texts, report } = gateway.ask(buildPrompt(brief), AbortSignal.any([signal, hurry]));
  const parser = new SuggestionParser();
  for await (const text of texts) {
    for (const raw of parser.feed(text)) {
      const idea = completeExplanation(polishSuggestion(normaliseSuggestion(raw), brief), brief, accepted);
      if (accepted.length < suggestionsPerQuery && !findGuardFault(idea, brief, accepted)) yield idea;
    }
    if (accepted.length === suggestionsPerQuery) break;
  }
  onGatewayReport?.({ ...(await report), latencyMs: now() - startedAt });
  signal.throwIfAborted();
}

/** Of ideas in no order of merit, the first of those that speak to most of what was stated. */
function findLead(brief: Brief, ideas: readonly Suggestion[]): number {
  const counts = ideas.map((idea) => countStated(idea, brief));
  return counts.indexOf(Math.max(...counts));
}
