import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { saveGuestIdeas } from "#domain/gifts/stored/save-guest-ideas.ts";
import { deleteSavedIdeas, restoreSavedIdeas } from "#domain/gifts/stored/bin.ts";
import { listSavedIdeas } from "#domain/gifts/stored/saved-ideas.ts";
import { translateSaved } from "#domain/gifts/stored/translate-saved.ts";
import { keptIdeasSchema } from "#shared/kept-ideas.ts";
import { limits } from "#shared/limits.ts";
import { locales } from "#shared/locales/locale.ts";
import { savedIdeasQuerySchema } from "#shared/saved-ideas-query.ts";
import type { AppContext } from "../app-context.ts";
import { parseAcceptLanguage } from "../request/accept-language.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireMember } from "../middleware/require-member.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { jsonAnswer, jsonBody, problemAnswer, queryParameter } from "./answers.ts";
import type { IdeasEndpointServices } from "./ideas.ts";
import { idempotencyKeyParameter, readIdempotencyKey } from "./idempotency-key.ts";

/** What a member was given before. */
export function savedIdeasApi({ db, engine, rateLimits }: Pick<IdeasEndpointServices, "db" | "engine" | "rateLimits">) {
  return new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) => {
      const { userId } = requireMember(c);
      const page = await listSavedIdeas(db, userId, readQuery(c, savedIdeasQuerySchema));
      const locale = parseAcceptLanguage(c.req.header("accept-language"), locales);
      return c.json(locale ? await translateSaved(engine, page, locale) : page);
    })
    .post("/saved", describeRoute(keepRoute), async (c) => {
      const { userId } = requireMember(c);
      const ideas = await readJsonBody(c, keptIdeasSchema, limits.bodyBytes);
      const idempotencyKey = readIdempotencyKey(c);
      await rateLimits.kept.consume(userId);
      return c.json(await saveGuestIdeas(db, { userId, idempotencyKey }, ideas), 201);
    })
    .delete("/:id", describeRoute(deleteRoute), async (c) => {
      const { userId } = requireMember(c);
      await deleteSavedIdeas(db, { userId, id: readName(c, "id", z.uuid()) });
      return c.body(null, 204);
    })
    .post("/:id/restore", describeRoute(restoreRoute), async (c) => {
      const { userId } = requireMember(c);
      await restoreSavedIdeas(db, { userId, id: readName(c, "id", z.uuid()) });
      return c.body(null, 204);
    });
}

const listRoute = {
  operationId: "listSavedIdeas",
  summary: "The member's saved ideas, newest first, twenty a page; in the language of `Accept-Language` where the catalog has them in it",
  parameters: [
    { in: "query", name: "cursor", schema: { type: "string" }, description: "`nextCursor` of the page before." },
    { in: "query", name: "search", schema: { type: "string", maxLength: limits.listItem }, description: "Words that all occur." },
    { in: "query", name: "occasion", schema: { type: "string" } },
    { in: "query", name: "recipient", schema: { type: "string" }, description: "The id of a recipient profile, or `none`." },
    queryParameter("round", "The id of one query."),
    queryParameter("liked", "Only queries with a liked idea.", ["true"]),
    queryParameter("bin", "What is in the bin: whole queries, and of others the ideas that were removed.", ["true"]),
  ],
  responses: {
    200: jsonAnswer("One page", "SavedIdeas"),
    400: problemAnswer("A filter is wrong, or the cursor is none of ours (`invalid_cursor`)"),
  },
} satisfies DescribeRouteOptions;

const keepRoute = {
  operationId: "saveGuestIdeas",
  summary: "Save ideas that the member was given as a guest, just before signing in",
  parameters: [idempotencyKeyParameter],
  requestBody: jsonBody("KeptIdeas"),
  responses: {
    201: jsonAnswer("Saved", "SavedIds"),
    409: problemAnswer(
      "The first request with this key is still at work, or there is no room for another recipient (`too_many_recipients`)",
    ),
    422: problemAnswer("The key was used for another body"),
    429: problemAnswer("More than eight rounds a day"),
  },
} satisfies DescribeRouteOptions;

const deleteRoute = {
  operationId: "deleteSavedIdeas",
  summary: `Move one saved query with its ideas to the bin, where it is kept for ${limits.binDays} days`,
  responses: {
    204: { description: "Deleted" },
    403: problemAnswer("Another member's"),
    404: problemAnswer("No such ideas"),
  },
} satisfies DescribeRouteOptions;

const restoreRoute = {
  operationId: "restoreSavedIdeas",
  summary: "Take one saved query with its ideas back out of the bin",
  responses: {
    204: { description: "Restored, or not in the bin" },
    403: problemAnswer("Another member's"),
    404: problemAnswer("No such ideas"),
  },
} satisfies DescribeRouteOptions;
