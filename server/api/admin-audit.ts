import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { listChanges } from "#domain/changes/list-changes.ts";
import type { AppContext } from "../app-context.ts";
import { readQuery } from "../request/read-query.ts";
import { cursorParameter, jsonAnswer, problemAnswer } from "./answers.ts";

const querySchema = z.object({ cursor: z.optional(z.string()) });

/** The audit trail. `access.ts` admits administrators only. */
export const adminAuditApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>().get("/", describeRoute(auditRoute), async (c) => {
    const { cursor = null } = readQuery(c, querySchema);
    return c.json(await listChanges(db, cursor));
  });

const auditRoute = {
  operationId: "listChanges",
  summary: "Who changed what and when, the latest first, fifty a page",
  parameters: [cursorParameter],
  responses: { 200: jsonAnswer("The changes", "AuditPage"), 400: problemAnswer("The cursor is wrong") },
} satisfies DescribeRouteOptions;
