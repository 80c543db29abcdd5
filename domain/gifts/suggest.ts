import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Suggestion, SuggestionSource } from "#shared/suggestion.ts";
import type { Brief } from "./engine/brief.ts";
import type { GiftEngine } from "./gift-engine.ts";
import type { Gateway, GatewayReport } from "./model/gateway.ts";
import { SuggestionParser } from "./model/parse-suggestions.ts";
import { buildPrompt } from "./model/prompt.ts";

export interface SuggestOptions {
  engine: GiftEngine;
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
  /** What was left out, as it is told back: exactly what the reading avoids. */
  leftOut: string[];
}

/** Yields five ideas (fewer only when the limits leave no more), each as soon as it is ready. */
export async function* suggest(brief: Brief, options: SuggestOptions): AsyncGenerator<Suggestion, SuggestOutcome> {
  const ideas: Suggestion[] = [];
  for await (const idea of askGateway(brief, options, ideas)) {
    ideas.push(idea);
    yield idea;
  }
  if (ideas.length < suggestionsPerQuery) {
    for (const idea of await options.engine.completeIdeas({ brief, taken: ideas }, options.signal)) {
      ideas.push(idea);
      yield idea;
    }
  }
  return { source: nameSource(ideas), lead: 0, leftOut: [...new Set(brief.reading.avoid.map(({ told }) => told))] };
}

function nameSource(ideas: readonly Suggestion[]): SuggestionSource {
  const sources = new Set(ideas.map(({ source }) => source));
  if (sources.has("ai")) return "ai";
  return sources.has("catalogue") || ideas.length === 0 ? "catalogue" : "samples";
}

/** The ideas of the model's reply that pass the guard, while the reply is still arriving. */
async function* askGateway(
  brief: Brief,
  { engine, gateway, signal, hurry, now, onGatewayReport }: SuggestOptions,
  accepted: readonly Suggestion[],
): AsyncGenerator<Suggestion> {
  signal.throwIfAborted();
  if (!gateway || hurry.aborted) return;
  const startedAt = now();
  const { texts, report } = gateway.ask(buildPrompt(brief), AbortSignal.any([signal, hurry]));
  const parser = new SuggestionParser();
  for await (const text of texts) {
    for (const raw of parser.feed(text)) {
      if (accepted.length === suggestionsPerQuery) break;
      const idea = await engine.admitIdea({ raw, brief, accepted: [...accepted] }, signal);
      if (idea) yield idea;
    }
    if (accepted.length === suggestionsPerQuery) break;
  }
  onGatewayReport?.({ ...(await report), latencyMs: now() - startedAt });
  signal.throwIfAborted();
}
