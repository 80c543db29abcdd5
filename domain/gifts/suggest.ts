import { setTimeout as wait } from "node:timers/promises";
import { suggestionsPerQuery } from "#shared/limits.ts";
import type { Draft, Suggestion, SuggestionSource } from "#shared/answers/suggestion.ts";
import type { Brief } from "./brief/brief.ts";
import type { GiftEngine } from "./gift-engine.ts";
import { askModel, type ModelCall, type ReplyPart } from "./model/ask-model.ts";
import { GatewayError } from "./model/gateway-fault.ts";
import type { Gateway, GatewayReport } from "./model/gateway.ts";
import type { Usage } from "./model/usage.ts";
import { buildPrompt } from "./model/prompt.ts";
import type { Reading } from "./reading/reading.ts";

export interface SuggestOptions {
  engine: GiftEngine;
  /** `null` without `AI_API_KEY`. */
  gateway: Gateway | null;
  /** Aborted when the visitor leaves: then, and only then, `suggest` throws. */
  signal: AbortSignal;
  /** Aborted when there is no time left to wait for the gateway; missing ideas then come from the catalogue. */
  stopWaiting: AbortSignal;
  now: () => number;
  patience?: Patience;
  /** Called once when the call of the gateway, if there was one, has ended. */
  onGatewayReport?: (report: CallReport) => void;
}

export type CallReport = GatewayReport & { latencyMs: number; usage: readonly Usage[] };

/** How long the page waits for the model before it is given ideas of our own, in milliseconds. */
export interface Patience {
  /** For the title of a first idea. */
  title: number;
  /** For a first idea. */
  first: number;
  /** After each idea. */
  next: number;
}

export interface SuggestOutcome {
  source: SuggestionSource;
  /** The index of the idea to feature first. */
  lead: number;
  /** What was left out, as it is told back: exactly what the reading avoids. */
  leftOut: string[];
  /** What was understood of the words and used. */
  reading: Reading;
}

/** What was understood, again when the model understood more; the title and price of an idea that is being written, then its texts as well; and each idea. */
export type IdeasEvent = { event: "reading"; data: Reading } | { event: "draft"; data: Draft } | { event: "suggestion"; data: Suggestion };

const usualPatience: Patience = { title: 3_600, first: 6_000, next: 3_500 };
/** A first idea of our own does not stand alone for long. */
const firstIdeasOfOurs = 2;
/** After a first idea that was refused. */
const graceMs = 300;

/** The list as it grows. */
interface State {
  brief: Brief;
  ideas: Suggestion[];
  /** Ideas of the model that are allowed, but would go worse with the others than what may still come. */
  later: object[];
}

/** Yields what was understood, then five ideas (fewer only when the limits leave no more), each as soon as it is ready. */
export async function* suggest(brief: Brief, options: SuggestOptions): AsyncGenerator<IdeasEvent, SuggestOutcome> {
  const { engine, gateway, signal, stopWaiting } = options;
  const state: State = { brief, ideas: [], later: [] };
  yield { event: "reading", data: brief.reading };
  signal.throwIfAborted();
  if (gateway && !stopWaiting.aborted) yield* listenToModel(gateway, state, options);
  if (state.ideas.length < suggestionsPerQuery) {
    for (const idea of await engine.completeIdeas({ brief: state.brief, taken: state.ideas }, signal)) yield show(idea, state);
  }
  return conclude(state);
}

function conclude({ brief: { reading }, ideas }: State): SuggestOutcome {
  const lead = Math.max(
    0,
    ideas.findIndex(({ source }) => source === "ai"),
  );
  return { source: nameSource(ideas), lead, leftOut: [...new Set(reading.avoid.map(({ told }) => told))], reading };
}

function nameSource(ideas: readonly Suggestion[]): SuggestionSource {
  const sources = new Set(ideas.map(({ source }) => source));
  if (sources.has("ai")) return "ai";
  return sources.has("catalogue") || ideas.length === 0 ? "catalogue" : "samples";
}

function show(idea: Suggestion, { ideas }: State): IdeasEvent {
  ideas.push(idea);
  return { event: "suggestion", data: idea };
}

/** What the model's reply gives while it arrives; where it keeps the page waiting, ideas of our own. */
async function* listenToModel(gateway: Gateway, state: State, options: SuggestOptions): AsyncGenerator<IdeasEvent> {
  const { engine, signal, stopWaiting, now, onGatewayReport } = options;
  const startedAt = now();
  const call = askModel(gateway, buildPrompt(state.brief), AbortSignal.any([signal, stopWaiting]));
  try {
    yield* fillList(call, state, options);
    for (const raw of state.later) {
      if (state.ideas.length === suggestionsPerQuery) break;
      const admission = await engine.admitIdea({ raw, brief: state.brief, accepted: [...state.ideas] }, signal);
      if (admission.verdict !== "refused") yield show(admission.idea, state);
    }
  } finally {
    const hasFailed = !signal.aborted && state.ideas.length > 0 && state.ideas.every(({ source }) => source !== "ai");
    const report = await call.end(hasFailed ? new GatewayError("too_slow") : undefined);
    onGatewayReport?.({ ...report, latencyMs: now() - startedAt, usage: call.usage });
  }
  signal.throwIfAborted();
}

async function* fillList(call: ModelCall, state: State, options: SuggestOptions): AsyncGenerator<IdeasEvent> {
  const { now, patience = usualPatience } = options;
  const startedAt = now();
  let due: Due = { at: startedAt + patience.title, ours: firstIdeasOfOurs };
  let next = call.next();
  while (state.ideas.length < suggestionsPerQuery) {
    const part = await waitUntil(next, due.at - now());
    if (part === null) return;
    if (part !== "late") next = call.next();
    const heard = part === "late" ? yield* showOurs(due.ours, state, options) : yield* takePart(part, state, options);
    due = getDue(due, heard, { startedAt, now: now(), patience });
  }
}

/** When the page has waited long enough, and how many ideas of our own it is given then. */
interface Due {
  at: number;
  ours: number;
}

/** What became of a part of the reply: `begun` where the page shows a title, `refused` where it still shows nothing. */
type Heard = "shown" | "begun" | "refused" | "nothing";

function getDue(due: Due, heard: Heard, { startedAt, now, patience }: { startedAt: number; now: number; patience: Patience }): Due {
  switch (heard) {
    case "shown":
      return { at: now + patience.next, ours: 1 };
    case "begun":
      // Who sees a first title can wait for its idea.
      return due.ours === firstIdeasOfOurs ? { at: startedAt + patience.first, ours: due.ours } : due;
    case "refused":
      // They have waited for a first idea long enough, unless the next one is here already.
      return { at: Math.min(due.at, now + graceMs), ours: 1 };
    case "nothing":
      return due;
  }
}

async function* showOurs(wanted: number, state: State, { engine, signal }: SuggestOptions): AsyncGenerator<IdeasEvent, Heard> {
  const ours = await engine.completeIdeas({ brief: state.brief, taken: [...state.ideas] }, signal);
  for (const idea of ours.slice(0, wanted)) yield show(idea, state);
  return "shown";
}

async function* takePart(part: ReplyPart, state: State, { engine, signal }: SuggestOptions): AsyncGenerator<IdeasEvent, Heard> {
  if (part.kind === "correction") {
    state.brief = await engine.correctBrief({ brief: state.brief, correction: part.correction }, signal);
    yield { event: "reading", data: state.brief.reading };
    return "nothing";
  }
  const asked = { raw: part.raw, brief: state.brief, accepted: [...state.ideas] };
  if (part.kind === "begun") {
    const draft = await engine.admitBegun(asked, signal);
    if (draft) yield { event: "draft", data: draft };
    return draft ? "begun" : refuse(state);
  }
  const admission = await engine.admitIdea(asked, signal);
  if (admission.verdict === "now") {
    yield show(admission.idea, state);
    return "shown";
  }
  if (admission.verdict === "later") state.later.push(part.raw);
  return refuse(state);
}

function refuse({ ideas }: State): Heard {
  return ideas.length === 0 ? "refused" : "nothing";
}

async function waitUntil(part: Promise<ReplyPart | null>, milliseconds: number): Promise<ReplyPart | "late" | null> {
  const over = new AbortController();
  // Aborted once the race is over.
  const late = wait(Math.max(0, milliseconds), "late" as const, { signal: over.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([part, late]);
  } finally {
    over.abort();
  }
}
