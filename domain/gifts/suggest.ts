import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion, SuggestionSource } from "#shared/suggestion.ts";
import type { Brief } from "./brief.ts";
import type { Gateway, GatewayReport } from "./model/gateway.ts";
import { completeExplanation } from "./complete-explanation.ts";
import { findGuardFault, findIdeaFault } from "./guard/guard.ts";
import { normaliseSuggestion } from "./model/normalise.ts";
import { SuggestionParser } from "./model/parse-suggestions.ts";
import { pickFromCatalogue } from "./pick-from-catalogue.ts";
import { polishSuggestion } from "./model/polish-suggestion.ts";
import { buildPrompt } from "./model/prompt.ts";
import { buildSampleSuggestions } from "./sample-gifts.ts";
import { countStated } from "./stated-things.ts";
import { takeTurn } from "./take-turn.ts";

export interface SuggestOptions {
  /** `null` without `AI_API_KEY`. */
  gateway: Gateway | null;
  /** Aborted when the visitor leaves: then, and only then, `suggest` throws. */
  signal: AbortSignal;
  /** Aborted when there is no time left to wait for the gateway; missing ideas then come from the catalogue. */
  hurry: AbortSignal;
  now: () => number;
  /** Called once when the call of the gateway, if there was one, has ended. */
  onGatewayReport?: (report: GatewayReport & { latencyMs: number }) => void;
}

export interface SuggestOutcome {
  source: SuggestionSource;
  /** The index of the idea to feature first. */
  lead: number;
  /** The stated exclusions that were applied, in the giver's words. */
  leftOut: string[];
}

/** Yields five ideas (fewer only when the limits leave no more), each as soon as it is ready. */
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

/** The missing ideas, from the catalogue, as far as the limits allow. */
async function* completeFromCatalogue(brief: Brief, accepted: readonly Suggestion[]): AsyncGenerator<Suggestion> {
  if (accepted.length === suggestionsPerQuery) return;
  await takeTurn();
  for (const servable of forgetByAndBy(brief)) {
    const wanted = suggestionsPerQuery - accepted.length;
    if (wanted === 0) return;
    yield* pickFromCatalogue(servable, { wanted, taken: [...accepted] }).map(({ suggestion }) => suggestion);
  }
}

/** The brief itself; then, in case nothing new is left, without the older half of the titles of earlier queries; then without any of them. */
function* forgetByAndBy(brief: Brief): Generator<Brief> {
  yield brief;
  const half = Math.ceil(brief.remembered.length / 2);
  for (const kept of brief.remembered.length > 0 ? [half, 0] : []) {
    const forgotten = new Set(brief.remembered.slice(kept));
    yield { ...brief, shown: brief.shown.filter((title) => !forgotten.has(title)) };
  }
}

/** The ideas of the model's reply that pass the guard, while the reply is still arriving. */
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

/** The index of the first idea among those that name the most of what was stated. */
function findLead(brief: Brief, ideas: readonly Suggestion[]): number {
  const counts = ideas.map((idea) => countStated(idea, brief));
  return counts.indexOf(Math.max(...counts));
}
