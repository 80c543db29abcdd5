import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { Database } from "#db/connect.server.ts";
import { getMemberSubscription } from "#domain/accounts/subscription.ts";
import type { AppContext } from "../app-context.ts";
import { requireMember } from "../middleware/require-member.ts";
import { jsonAnswer } from "./answers.ts";

export const subscriptionApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>().get("/", describeRoute(subscriptionRoute), async (c) =>
    c.json(await getMemberSubscription(db, requireMember(c).userId)),
  );

const subscriptionRoute = {
  operationId: "getSubscription",
  summary: "The member's plan",
  responses: {
    200: jsonAnswer("The plan", "Subscription"),
  },
} satisfies DescribeRouteOptions;
