import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { createRecipient, deleteRecipient, listRecipients, updateRecipient } from "#domain/gifts/stored/recipients.ts";
import { limits } from "#shared/limits.ts";
import { recipientDetailsSchema } from "#shared/recipient-details.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireMember } from "../middleware/require-member.ts";
import { readName } from "../request/read-query.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";

/** A member's recipient profiles. */
export const recipientsApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) => {
      const { userId } = requireMember(c);
      return c.json({ recipients: await listRecipients(db, userId) });
    })
    .post("/", describeRoute(createRoute), async (c) => {
      const { userId } = requireMember(c);
      return c.json(await createRecipient(db, userId, await readJsonBody(c, recipientDetailsSchema, limits.bodyBytes)), 201);
    })
    .put("/:id", describeRoute(updateRoute), async (c) => {
      const { userId } = requireMember(c);
      const id = readName(c, "id", z.uuid());
      const changed = await updateRecipient(db, { userId, id }, await readJsonBody(c, recipientDetailsSchema, limits.bodyBytes));
      if (!changed) throw new Refusal("not_found");
      return c.json(changed);
    })
    .delete("/:id", describeRoute(deleteRoute), async (c) => {
      const { userId } = requireMember(c);
      if (!(await deleteRecipient(db, { userId, id: readName(c, "id", z.uuid()) }))) throw new Refusal("not_found");
      return c.body(null, 204);
    });

const requestBody = jsonBody("RecipientInput");
const notFound = { 404: problemAnswer("No such profile of one's own") };

const listRoute = {
  operationId: "listRecipients",
  summary: "The member's recipient profiles, the one asked for last first",
  responses: {
    200: jsonAnswer("All of them", "Recipients"),
  },
} satisfies DescribeRouteOptions;

const createRoute = {
  operationId: "createRecipient",
  summary: "Remember somebody",
  requestBody,
  responses: {
    201: jsonAnswer("The new profile", "Recipient"),
    409: problemAnswer("The member has as many as there is room for"),
  },
} satisfies DescribeRouteOptions;

const updateRoute = {
  operationId: "updateRecipient",
  summary: "Replace a profile",
  requestBody,
  responses: { 200: jsonAnswer("As it is now", "Recipient"), ...notFound },
} satisfies DescribeRouteOptions;

const deleteRoute = {
  operationId: "deleteRecipient",
  summary: "Forget somebody; saved ideas stay",
  responses: { 204: { description: "Deleted" }, ...notFound },
} satisfies DescribeRouteOptions;
