import { createHash } from "node:crypto";
import type { Database } from "#db/connect.server.ts";
import type { GiftRequest } from "#shared/gift-request.ts";
import type { Suggestion, SuggestionSource } from "#shared/suggestion.ts";
import { buildBrief } from "./brief.ts";
import type { Gateway, GatewayReport } from "./gateway.ts";
import { countQuery, findCountedQuery, giveBackQuery, type CountedQuery, type QuotaLimits, type Visitor } from "./quota.ts";
import { claimRequest, forgetClaim, releaseClaim, storeAnswer, type RepeatableRequest } from "./stored-answers.ts";
import { suggest } from "./suggest.ts";

export interface RecommendServices {
  db: Database;
  /** `null` without a key: ideas come from the catalogue. */
  gateway: Gateway | null;
  limits: QuotaLimits;
  /** Told how each call of the gateway ended. */
  reportGateway: (report: GatewayReport & { latencyMs: number }) => void;
  /** Aborted when the server closes and cannot wait for the gateway any longer. */
  hurry: AbortSignal;
  /** How long one query may be at work, at most. */
  longestQuerySeconds: number;
}

export interface GiftQuery {
  visitor: Visitor;
  request: GiftRequest;
  idempotencyKey: string | null;
  /** Aborted when the reader goes away. */
  signal: AbortSignal;
}

/** What a gift query answers, besides its suggestions. */
export interface Outcome {
  lead: number;
  leftOut: string[];
  source: SuggestionSource;
  remainingQueries: number;
  /** `null` for guests, whose ideas are not kept. */
  queryId: string | null;
}

type Answer = Outcome & { suggestions: Suggestion[] };
type Start = { stored: Answer } | { counted: CountedQuery };

/**
 * Counts the query and gives five ideas, each as soon as it is ready, then the outcome. What a rule forbids is
 * refused before anything is yielded; a fault of ours before the first idea gives the counted query back.
 */
export async function recommend(services: RecommendServices, query: GiftQuery): Promise<AsyncGenerator<Suggestion, Outcome>> {
  const repeatable = describeRepeatable(query);
  const start = await services.db.transaction((db) => startQuery(db, services, { ...query, repeatable }));
  return "stored" in start ? replay(start.stored) : generate(services, query, { counted: start.counted, repeatable });
}

async function startQuery(
  db: Database,
  { limits, longestQuerySeconds }: RecommendServices,
  { visitor, repeatable }: GiftQuery & { repeatable: RepeatableRequest | null },
): Promise<Start> {
  const claim = repeatable ? await claimRequest(db, repeatable, longestQuerySeconds) : { state: "new" as const };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `storeAnswer` below writes answers
  if (claim.state === "answered") return { stored: claim.answer as Answer };
  if (claim.state === "taken-over") return { counted: await findCountedQuery(db, visitor, limits) };
  return { counted: await countQuery(db, visitor, limits) };
}

async function* replay({ suggestions, ...outcome }: Answer): AsyncGenerator<Suggestion, Outcome> {
  yield* suggestions;
  return outcome;
}

async function* generate(
  { db, gateway, reportGateway, hurry }: RecommendServices,
  { visitor, request, signal }: GiftQuery,
  { counted, repeatable }: { counted: CountedQuery; repeatable: RepeatableRequest | null },
): AsyncGenerator<Suggestion, Outcome> {
  const suggestions: Suggestion[] = [];
  let answered = false;
  try {
    const ideas = suggest(buildBrief(request, request.shown), {
      gateway,
      signal,
      hurry,
      now: () => performance.now(),
      onGatewayReport: reportGateway,
    });
    let step = await ideas.next();
    while (!step.done) {
      suggestions.push(step.value);
      yield step.value;
      step = await ideas.next();
    }
    const outcome: Outcome = { ...step.value, remainingQueries: counted.remainingQueries, queryId: null };
    if (repeatable) await storeAnswer(db, repeatable, { ...outcome, suggestions });
    answered = true;
    return outcome;
  } catch (error) {
    if (!signal.aborted && suggestions.length === 0) await undo(db, visitor, { counted, repeatable });
    throw error;
  } finally {
    if (!answered && repeatable) await releaseClaim(db, repeatable);
  }
}

async function undo(
  db: Database,
  visitor: Visitor,
  { counted, repeatable }: { counted: CountedQuery; repeatable: RepeatableRequest | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await giveBackQuery(tx, visitor, counted);
    if (repeatable) await forgetClaim(tx, repeatable);
  });
}

function describeRepeatable({ visitor, request, idempotencyKey }: GiftQuery): RepeatableRequest | null {
  if (idempotencyKey === null) return null;
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
  return { visitorId: nameVisitor(visitor), key: idempotencyKey, requestHash };
}

/** What counters and stored answers are kept under. */
export function nameVisitor(visitor: Visitor): string {
  return visitor.kind === "member" ? `user ${visitor.userId}` : visitor.sessionId;
}
