import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { findSubscription } from "#domain/accounts/subscription.ts";
import type { AppContext } from "../app-context.ts";
import { requireMember } from "../middleware/require-member.ts";
import { bearer, jsonAnswer, problemAnswer } from "./answers.ts";

export const subscriptionApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>().get("/", describeRoute(subscriptionRoute), async (c) =>
    c.json(await findSubscription(db, requireMember(c).userId)),
  );

const subscriptionSchema = z.object({
  plan: z.enum(["free", "premium"]),
  since: z.nullable(z.iso.datetime()),
  updatedAt: z.nullable(z.iso.datetime()),
});

const subscriptionRoute = {
  operationId: "getSubscription",
  summary: "The member's plan",
  security: bearer,
  responses: {
    200: jsonAnswer("The plan", subscriptionSchema),
    401: problemAnswer("Not signed in"),
  },
} satisfies DescribeRouteOptions;
