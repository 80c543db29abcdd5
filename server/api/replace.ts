import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { Database } from "#db/connect.server.ts";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import { replaceIdea } from "#domain/gifts/replace-idea.ts";
import { limits } from "#shared/limits.ts";
import { replaceRequestSchema } from "#shared/replace-request.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { buildAddressKey, type VisitorSettings } from "../middleware/visitor.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";

export interface ReplaceEndpointServices {
  db: Database;
  engine: Pick<GiftEngine, "makeBrief" | "completeIdeas">;
  visitors: VisitorSettings;
  rateLimits: { replace: RateLimit };
}

export const replaceApi = ({ db, engine, visitors, rateLimits }: ReplaceEndpointServices) =>
  new Hono<AppContext>().post("/", describeRoute(replaceRoute), async (c) => {
    const body = await readJsonBody(c, replaceRequestSchema, limits.ideasBodyBytes);
    await rateLimits.replace.consume(buildAddressKey(c, visitors));
    c.header("Cache-Control", "no-store");
    return c.json(await replaceIdea({ db, engine }, c.get("visitor"), { ...body, signal: c.req.raw.signal }));
  });

const replaceRoute = {
  operationId: "replaceIdea",
  summary: "Another idea in the place of one that was rejected",
  description:
    "Counts no query. Nothing comes back that the request names in `shown` or `rejected`. With `queryId` a member's new idea is added to that saved query.",
  requestBody: jsonBody("ReplaceRequest"),
  responses: {
    200: jsonAnswer("The other idea; `null` when the limits leave none", "Replacement"),
    404: problemAnswer("The saved query is not the member's"),
  },
} satisfies DescribeRouteOptions;
