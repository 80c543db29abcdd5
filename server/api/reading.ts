import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import { limits } from "#shared/limits.ts";
import { readingRequestSchema } from "#shared/reading-request.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { buildAddressKey, type VisitorSettings } from "../middleware/visitor.ts";
import { jsonAnswer, jsonBody } from "./answers.ts";

export interface ReadingEndpointServices {
  engine: Pick<GiftEngine, "readWords">;
  visitors: VisitorSettings;
  rateLimits: { reading: Pick<RateLimit, "consume"> };
}

export const readingApi = ({ engine, visitors, rateLimits }: ReadingEndpointServices) =>
  new Hono<AppContext>().post("/", describeRoute(readingRoute), async (c) => {
    const request = await readJsonBody(c, readingRequestSchema, limits.ideasBodyBytes);
    await rateLimits.reading.consume(buildAddressKey(c, visitors));
    c.header("Cache-Control", "no-store");
    return c.json(await engine.readWords(request, c.req.raw.signal));
  });

const readingRoute = {
  operationId: "readWords",
  summary: "What is understood of the words about a person",
  description: "Reads the words as a request for ideas would. Stores nothing and counts no query.",
  requestBody: jsonBody("ReadingRequest"),
  responses: {
    200: jsonAnswer("What was understood, each entry with the words as typed and where they are", "Reading"),
  },
} satisfies DescribeRouteOptions;
