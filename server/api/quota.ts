import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { Database } from "#db/connect.server.ts";
import { getQuotaLeft, type QuotaLimits } from "#domain/gifts/stored/quota.ts";
import type { AppContext } from "../app-context.ts";
import { jsonAnswer } from "./answers.ts";

export const quotaApi = ({ db, limits }: { db: Database; limits: QuotaLimits }) =>
  new Hono<AppContext>().get("/", describeRoute(quotaRoute), async (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(await getQuotaLeft(db, c.get("visitor"), limits));
  });

const quotaRoute = {
  operationId: "getQuota",
  summary: "How many gift queries are left today",
  responses: { 200: jsonAnswer("The visitor's quota", "Quota") },
} satisfies DescribeRouteOptions;
