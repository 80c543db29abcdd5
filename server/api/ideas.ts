import type { Context } from "hono";
import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import { streamSSE, type SSEStreamingApi } from "hono/streaming";
import { isDatabaseAway } from "#db/database-fault.ts";
import { recommendWhileAway, type AwayQuota } from "#domain/gifts/recommend-while-away.ts";
import { recommend, type GiftQuery, type Outcome, type RecommendServices } from "#domain/gifts/recommend.ts";
import type { IdeasEvent } from "#domain/gifts/suggest.ts";
import { nameVisitor } from "#domain/visitor.ts";
import { giftRequestSchema } from "#shared/gift-request.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { Opinion, Suggestion } from "#shared/answers/suggestion.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { buildAddressKey, welcomeVisitor, type VisitorSettings } from "../middleware/visitor.ts";
import { asRefusal, buildProblem } from "../problem.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";
import { idempotencyKeyParameter, readIdempotencyKey } from "./idempotency-key.ts";
import { logRequest } from "../request/log-request.ts";

export interface IdeasEndpointServices extends RecommendServices {
  /** The greatest duration of a query. */
  longestQuerySeconds: number;
  /** For guests while the database is away. */
  awayQuota: AwayQuota;
  reportFeedback: (feedback: Opinion) => void;
  visitors: VisitorSettings;
  /** `kept`: rounds of ideas brought along from before a sign-in. */
  rateLimits: {
    perVisitor: RateLimit;
    perAddress: RateLimit;
    atOnce: RateLimit;
    kept: RateLimit;
    replace: RateLimit;
    reading: Pick<RateLimit, "consume">;
    sharedLists: Pick<RateLimit, "consume">;
    hearts: RateLimit;
  };
}

type Ideas = AsyncGenerator<IdeasEvent, Outcome>;

export const ideasApi = (services: IdeasEndpointServices) =>
  new Hono<AppContext>().post("/", describeRoute(ideasRoute), async (c) => {
    const request = await readJsonBody(c, giftRequestSchema, limits.ideasBodyBytes);
    const idempotencyKey = readIdempotencyKey(c);
    const visitor = await welcomeVisitor(c, services.visitors);
    const reader = new AbortController();
    const signal = AbortSignal.any([reader.signal, c.req.raw.signal]);
    const { ideas, finish } = await beginIdeas(c, services, { visitor, request, idempotencyKey, signal });
    try {
      c.header("Cache-Control", "no-store");
      if (wantsStream(c)) return streamIdeas(c, ideas, { leave: () => reader.abort(), finish });
      const answer = await collect(ideas);
      await finish();
      return c.json(answer);
    } catch (error) {
      await finish();
      throw explainFailure(error);
    }
  });

interface Begun {
  ideas: Ideas;
  finish: () => Promise<void>;
}

/** While the database is away guests are given ideas of the catalogue, which nobody counts but this server. */
async function beginIdeas(c: Context<AppContext>, services: IdeasEndpointServices, query: GiftQuery): Promise<Begun> {
  const { visitor } = query;
  try {
    return await beginCounted(services, { query, addressKey: buildAddressKey(c, services.visitors) });
  } catch (error) {
    if (visitor.kind !== "guest" || !isDatabaseAway(error)) throw explainFailure(error);
    logRequest(c, "warn", { message: "ideas without the database", err: error });
    return { ideas: recommendWhileAway(services, services.awayQuota, { ...query, visitor }), finish: async () => {} };
  }
}

async function beginCounted(
  services: IdeasEndpointServices,
  { query, addressKey }: { query: GiftQuery; addressKey: string },
): Promise<Begun> {
  const name = nameVisitor(query.visitor);
  await services.rateLimits.perAddress.consume(addressKey);
  await services.rateLimits.perVisitor.consume(name);
  await services.rateLimits.atOnce.consume(name);
  const finish = () => services.rateLimits.atOnce.giveBack(name);
  try {
    return { ideas: await recommend(services, query), finish };
  } catch (error) {
    await finish();
    throw error;
  }
}

async function collect(ideas: Ideas): Promise<Outcome & { suggestions: Suggestion[] }> {
  const suggestions: Suggestion[] = [];
  for (let step = await ideas.next(); ; step = await ideas.next()) {
    if (step.done) return { suggestions, ...step.value };
    if (step.value.event === "suggestion") suggestions.push(step.value.data);
  }
}

/** `reading` first, one `suggestion` as each idea is ready, with a `draft` before it where it is being written, then `done`; or `error` with a problem document. */
function streamIdeas(
  c: Context<AppContext>,
  ideas: Ideas,
  { leave, finish }: { leave: () => void; finish: () => Promise<void> },
): Response {
  // Proxies such as nginx would otherwise hold the ideas back until the last one.
  c.header("X-Accel-Buffering", "no");
  const over = Promise.withResolvers<void>();
  c.set("stream", over.promise);
  return streamSSE(c, async (stream) => {
    stream.onAbort(leave);
    await tellIdeas(c, stream, ideas).finally(finish).finally(over.resolve);
  });
}

async function tellIdeas(c: Context<AppContext>, stream: SSEStreamingApi, ideas: Ideas): Promise<void> {
  try {
    await writeIdeas(stream, ideas);
  } catch (error) {
    if (stream.aborted) return;
    const problem = buildProblem(explainFailure(error), readRequestLocale(c), c.get("requestId"));
    logRequest(c, "error", { message: "ideas broke off", err: error });
    await stream.writeSSE({ event: "error", data: JSON.stringify(problem) });
  }
}

async function writeIdeas(stream: SSEStreamingApi, ideas: Ideas): Promise<void> {
  for (let step = await ideas.next(); ; step = await ideas.next()) {
    const { event, data } = step.done ? { event: "done", data: step.value } : step.value;
    await stream.writeSSE({ event, data: JSON.stringify(data) });
    if (step.done) return;
  }
}

/** A fault of ours, in the words for those who were waiting for ideas. */
function explainFailure(error: unknown): Refusal {
  const refusal = asRefusal(error);
  return refusal.code === "unexpected" ? new Refusal("generation_failed", { cause: error }) : refusal;
}

function wantsStream(c: Context<AppContext>): boolean {
  return (c.req.header("accept") ?? "").includes("text/event-stream");
}

const ideasRoute = {
  operationId: "createIdeas",
  summary: "Five gift ideas for one person",
  description:
    "Counts one of the visitor's daily queries; a member's ideas are saved before the answer ends. With `Accept: text/event-stream` what was understood of the words is sent first as `event: reading` (and again where a model understood more, which replaces it), the title and price of an idea that is still being written as `event: draft`, once more with its two texts as soon as they are known (it may yet be refused, and is replaced by what comes next), each idea as `event: suggestion` when it is ready, then `event: done` with the rest of the answer, or `event: error` with a problem document.",
  parameters: [idempotencyKeyParameter],
  requestBody: jsonBody("GiftRequest"),
  responses: {
    200: {
      description: "Five ideas",
      content: { ...jsonAnswer("", "Ideas").content, "text/event-stream": { schema: { type: "string" } } },
    },
    409: problemAnswer(
      "The first request with this key is still at work, or there is no room for another recipient (`too_many_recipients`)",
    ),
    422: problemAnswer("The key was used for another body"),
    429: problemAnswer("The daily limit (`daily_limit_reached`) or a rate limit (`rate_limited`) is reached"),
  },
} satisfies DescribeRouteOptions;
