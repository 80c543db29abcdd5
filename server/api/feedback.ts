import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import { sendFeedback, type FeedbackServices } from "#domain/messaging/send-feedback.ts";
import { feedbackSchema } from "#shared/feedback.ts";
import { limits } from "#shared/limits.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import type { RateLimit } from "../middleware/rate-limit.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { jsonBody, problemAnswer } from "./answers.ts";

export interface FeedbackEndpointServices extends FeedbackServices {
  /** Messages of one client address. */
  rateLimit: RateLimit;
}

export const feedbackApi = (services: FeedbackEndpointServices) =>
  new Hono<AppContext>().post("/", describeRoute(feedbackRoute), async (c) => {
    const feedback = await readJsonBody(c, feedbackSchema, limits.bodyBytes);
    await services.rateLimit.consume(c.get("clientAddress"));
    await sendFeedback(services, feedback, readRequestLocale(c));
    return c.body(null, 204);
  });

const feedbackRoute = {
  operationId: "sendFeedback",
  summary: "Write to whoever runs the site",
  description:
    "The message is mailed. An answer goes to `email`, if there is one. `website` stays empty: it is there for programs to fill in.",
  requestBody: jsonBody("Message"),
  responses: {
    204: { description: "The message is on its way" },
    429: problemAnswer("Too many messages from one place"),
  },
} satisfies DescribeRouteOptions;
