import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { deleteSuggestion, restoreSuggestion } from "#domain/gifts/stored/bin.ts";
import { saveFeedback } from "#domain/gifts/stored/save-ideas.ts";
import { limits } from "#shared/limits.ts";
import { opinionSchema, type Opinion } from "#shared/answers/suggestion.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireMember } from "../middleware/require-member.ts";
import { readName } from "../request/read-query.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";

interface SuggestionServices {
  db: Database;
  /** Called for each opinion that is given, not for one that is withdrawn. */
  reportFeedback: (feedback: Opinion) => void;
}

export const suggestionsApi = ({ db, reportFeedback }: SuggestionServices) =>
  new Hono<AppContext>()
    .put("/:id/feedback", describeRoute(feedbackRoute), async (c) => {
      const { userId } = requireMember(c);
      const suggestionId = readName(c, "id", z.uuid());
      const { feedback } = await readJsonBody(c, opinionSchema, limits.bodyBytes);
      const isNew = await saveFeedback(db, { userId, suggestionId }, feedback);
      if (isNew && feedback) reportFeedback(feedback);
      return c.json({ feedback });
    })
    .delete("/:id", describeRoute(deleteRoute), async (c) => {
      const { userId } = requireMember(c);
      await deleteSuggestion(db, { userId, id: readName(c, "id", z.uuid()) });
      return c.body(null, 204);
    })
    .post("/:id/restore", describeRoute(restoreRoute), async (c) => {
      const { userId } = requireMember(c);
      await restoreSuggestion(db, { userId, id: readName(c, "id", z.uuid()) });
      return c.body(null, 204);
    });

const feedbackRoute = {
  operationId: "saveFeedback",
  summary: "What the member thinks of one suggestion",
  requestBody: jsonBody("OpinionInput"),
  responses: {
    200: jsonAnswer("As it is now", "Opinion"),
    404: problemAnswer("No such suggestion of one's own"),
  },
} satisfies DescribeRouteOptions;

const deleteRoute = {
  operationId: "deleteSuggestion",
  summary: `Move one suggestion of a saved query to the bin, where it is kept for ${limits.binDays} days`,
  responses: {
    204: { description: "Deleted" },
    404: problemAnswer("No such suggestion of one's own"),
  },
} satisfies DescribeRouteOptions;

const restoreRoute = {
  operationId: "restoreSuggestion",
  summary: "Take one suggestion back out of the bin",
  responses: {
    204: { description: "Restored, or not in the bin" },
    404: problemAnswer("No such suggestion of one's own"),
  },
} satisfies DescribeRouteOptions;
