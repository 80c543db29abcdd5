import type { Database } from "#db/connect.server.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Suggestion, SuggestionSource } from "#shared/answers/suggestion.ts";
import type { Brief } from "./brief/brief.ts";
import type { GiftEngine } from "./gift-engine.ts";
import type { Reading } from "./reading/reading.ts";
import { areTokensSpent } from "./model/daily-tokens.ts";
import type { Gateway } from "./model/gateway.ts";
import { lockAccount } from "./stored/lock-account.ts";
import { nameVisitor, type Visitor } from "../visitor.ts";
import { countQuery, getCountedQuery, giveBackQuery, type CountedQuery, type QuotaLimits } from "./stored/quota.ts";
import { completeRequest, findRecipient, listRememberedTitles, requireRoom } from "./stored/recipients.ts";
import { saveIdeas, type SavedQuery } from "./stored/save-ideas.ts";
import {
  buildRepeatable,
  claimRequest,
  forgetClaim,
  keepClaim,
  releaseClaim,
  storeAnswer,
  type RepeatableRequest,
} from "./stored/stored-answers.ts";
import { suggest, type CallReport, type IdeasEvent, type SuggestOutcome } from "./suggest.ts";

export interface RecommendServices {
  db: Database;
  engine: GiftEngine;
  /** `null` without `AI_API_KEY`: ideas then come from the catalogue. */
  gateway: Gateway | null;
  limits: QuotaLimits;
  /** How many tokens the models may use a day; the catalogue gives the ideas after that. `null` for any number. */
  dailyTokens: number | null;
  /** Called once for each call of the gateway, and for each that was not made because the tokens of the day are used up. */
  reportGateway: (report: CallReport) => void;
  /** Called for each query that gave ideas, except repeats of a stored answer. */
  reportAnswer: (report: { visitor: Visitor; brief: Brief; source: SuggestionSource }) => void;
  /** Aborted when the server closes and cannot wait for the gateway any longer. */
  stopWaiting: AbortSignal;
}

export interface GiftQuery {
  visitor: Visitor;
  request: GiftRequest;
  idempotencyKey: string | null;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
}

/** The answer to a gift query besides its suggestions. Guests' ideas are not saved, so they have no ids. */
export interface Outcome extends SavedQuery {
  lead: number;
  leftOut: string[];
  source: SuggestionSource;
  remainingQueries: number;
  /** What was understood of the words and used. */
  reading: Reading;
}

type Answer = Outcome & { suggestions: Suggestion[] };
type Start = { stored: Answer } | { counted: CountedQuery; recalled: Recalled };

/** The request with what its recipient is known to have, and the titles that they were given before. */
interface Recalled {
  request: GiftRequest;
  titles: string[];
}

const nothingSaved: SavedQuery = { queryId: null, suggestionIds: [], recipientProfileId: null };

/**
 * Counts the query and yields what was understood, then five ideas, each as soon as it is ready, and returns the outcome, before which a member's ideas
 * are saved. Refuses before anything is yielded. An unexpected error before the first idea gives the counted query back.
 */
export async function recommend(services: RecommendServices, query: GiftQuery): Promise<AsyncGenerator<IdeasEvent, Outcome>> {
  const repeatable = describeRepeatable(query);
  const start = await services.db.transaction((db) => startQuery(db, services, { ...query, repeatable }));
  if ("stored" in start) return replay(start.stored);
  const { counted, recalled } = start;
  return generate(services, { ...query, request: recalled.request }, { counted, remembered: recalled.titles, repeatable });
}

async function startQuery(
  db: Database,
  { limits }: RecommendServices,
  { visitor, request, repeatable }: GiftQuery & { repeatable: RepeatableRequest | null },
): Promise<Start> {
  if (visitor.kind === "member" && !(await lockAccount(db, visitor.userId))) throw new Refusal("not_authenticated");
  const claim = repeatable ? await claimRequest(db, repeatable) : { state: "new" as const };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `storeAnswer` below writes answers
  if (claim.state === "answered") return { stored: claim.answer as Answer };
  const recalled = await recallRecipient(db, visitor, request);
  const counted = claim.state === "taken-over" ? await getCountedQuery(db, visitor, limits) : await countQuery(db, visitor, limits);
  return { counted, recalled };
}

/** What is known of the recipient; nothing for guests. Refuses a new one for whom there is no room. */
async function recallRecipient(db: Database, visitor: Visitor, request: GiftRequest): Promise<Recalled> {
  if (visitor.kind === "guest") return { request, titles: [] };
  const recipient = await findRecipient(db, visitor.userId, request);
  if (!recipient) await requireRoom(db, visitor.userId);
  return {
    request: completeRequest(request, recipient),
    titles: recipient ? await listRememberedTitles(db, visitor.userId, recipient.id) : [],
  };
}

async function* replay({ suggestions, ...outcome }: Answer): AsyncGenerator<IdeasEvent, Outcome> {
  yield { event: "reading", data: outcome.reading };
  for (const data of suggestions) yield { event: "suggestion", data };
  return outcome;
}

interface Begun {
  counted: CountedQuery;
  remembered: string[];
  repeatable: RepeatableRequest | null;
}

async function* generate(
  services: RecommendServices,
  query: GiftQuery,
  { counted, remembered, repeatable }: Begun,
): AsyncGenerator<IdeasEvent, Outcome> {
  const { db, engine, reportGateway, reportAnswer, stopWaiting } = services;
  const suggestions: Suggestion[] = [];
  const leaving = watchReader(query, suggestions);
  let answered = false;
  const stopKeeping = repeatable ? keepClaim(db, repeatable) : () => {};
  try {
    const brief = await engine.makeBrief({ request: query.request, alreadySeen: remembered }, leaving.cancel);
    const ideas = suggest(brief, {
      engine,
      gateway: await findGateway(services),
      signal: leaving.cancel,
      stopWaiting: AbortSignal.any([stopWaiting, leaving.stopWaiting]),
      now: () => performance.now(),
      onGatewayReport: reportGateway,
    });
    let step = await ideas.next();
    while (!step.done) {
      if (step.value.event === "suggestion") suggestions.push(step.value.data);
      yield step.value;
      step = await ideas.next();
    }
    const outcome = await conclude(db, query, { ...step.value, suggestions, counted, repeatable });
    answered = true;
    reportAnswer({ visitor: query.visitor, brief, source: outcome.source });
    return outcome;
  } catch (error) {
    if (!leaving.cancel.aborted && suggestions.length === 0) await undo(db, query.visitor, { counted, repeatable });
    throw error;
  } finally {
    stopKeeping();
    if (!answered && repeatable) await releaseClaim(db, repeatable);
  }
}

/** `null` where the tokens of the day are used up, too. */
async function findGateway({ db, gateway, dailyTokens, reportGateway }: RecommendServices): Promise<Gateway | null> {
  if (!gateway || dailyTokens === null || !(await areTokensSpent(db, dailyTokens))) return gateway;
  reportGateway({ outcome: "failed", fault: "spent", status: null, latencyMs: 0, usage: [] });
  return null;
}

/**
 * A visitor who leaves cancels the query. But once an idea has been shown, the list is instead completed from the catalogue at
 * once where it can be found again: among a member's saved ideas, or by the same question asked again.
 */
function watchReader(
  { visitor, idempotencyKey, signal }: GiftQuery,
  shown: readonly Suggestion[],
): { cancel: AbortSignal; stopWaiting: AbortSignal } {
  const cancel = new AbortController();
  const stopWaiting = new AbortController();
  const isFoundAgain = visitor.kind === "member" || idempotencyKey !== null;
  const leave = () => (isFoundAgain && shown.length > 0 ? stopWaiting : cancel).abort();
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  return { cancel: cancel.signal, stopWaiting: stopWaiting.signal };
}

interface Conclusion extends SuggestOutcome {
  suggestions: readonly Suggestion[];
  counted: CountedQuery;
  repeatable: RepeatableRequest | null;
}

/** Saves a member's ideas and stores the answer for repeats of the request, both or neither. */
async function conclude(
  db: Database,
  { visitor, request }: GiftQuery,
  { suggestions, counted, repeatable, ...told }: Conclusion,
): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const saved = visitor.kind === "member" ? await saveIdeas(tx, visitor.userId, { request, suggestions, ...told }) : null;
    const outcome: Outcome = { ...told, remainingQueries: counted.remainingQueries, ...(saved ?? nothingSaved) };
    if (repeatable) await storeAnswer(tx, repeatable, { ...outcome, suggestions });
    return outcome;
  });
}

async function undo(db: Database, visitor: Visitor, { counted, repeatable }: Pick<Begun, "counted" | "repeatable">): Promise<void> {
  await db.transaction(async (tx) => {
    await giveBackQuery(tx, visitor, counted);
    if (repeatable) await forgetClaim(tx, repeatable);
  });
}

function describeRepeatable({ visitor, request, idempotencyKey }: GiftQuery): RepeatableRequest | null {
  return idempotencyKey === null ? null : buildRepeatable(nameVisitor(visitor), idempotencyKey, request);
}
