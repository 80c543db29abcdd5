import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { endShare, findShare, removeHeart, saveShare } from "#domain/gifts/sharing/shares.ts";
import { limits } from "#shared/limits.ts";
import { shareInputSchema } from "#shared/shared-lists.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireMember } from "../middleware/require-member.ts";
import { readName } from "../request/read-query.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";

/** How a member shows a saved round to others. */
export function sharesApi({ db }: { db: Database }) {
  return new Hono<AppContext>()
    .get("/:id/share", describeRoute(findRoute), async (c) => {
      const { userId } = requireMember(c);
      return c.json({ share: await findShare(db, { userId, queryId: readName(c, "id", z.uuid()) }) });
    })
    .put("/:id/share", describeRoute(saveRoute), async (c) => {
      const { userId } = requireMember(c);
      const queryId = readName(c, "id", z.uuid());
      return c.json(await saveShare(db, { userId, queryId }, await readJsonBody(c, shareInputSchema, limits.bodyBytes)));
    })
    .delete("/:id/share", describeRoute(endRoute), async (c) => {
      const { userId } = requireMember(c);
      await endShare(db, { userId, queryId: readName(c, "id", z.uuid()) });
      return c.body(null, 204);
    })
    .delete("/:id/share/hearts/:heart", describeRoute(removeHeartRoute), async (c) => {
      const { userId } = requireMember(c);
      await removeHeart(db, { userId, queryId: readName(c, "id", z.uuid()), heartId: readName(c, "heart", z.uuid()) });
      return c.body(null, 204);
    });
}

const findRoute = {
  operationId: "findShare",
  summary: "How the member shows a saved round to others",
  responses: {
    200: jsonAnswer("`null` while nobody else sees it", "ShareState"),
    404: problemAnswer("No such ideas of one's own"),
  },
} satisfies DescribeRouteOptions;

const saveRoute = {
  operationId: "saveShare",
  summary: "Show a saved round to whoever has its address, or change its heading",
  description:
    "Others see the ideas and the heading: nothing that was said about the person, and no name but one in the heading. The address stays.",
  requestBody: jsonBody("ShareInput"),
  responses: {
    200: jsonAnswer("As it is now", "Share"),
    404: problemAnswer("No such ideas of one's own"),
  },
} satisfies DescribeRouteOptions;

const endRoute = {
  operationId: "endShare",
  summary: "Show a saved round to nobody any more",
  description: "Its address and its hearts are gone for good. Sharing it again gives it another address.",
  responses: {
    204: { description: "Nobody else sees it now, whether or not anybody did" },
    404: problemAnswer("No such ideas of one's own"),
  },
} satisfies DescribeRouteOptions;

const removeHeartRoute = {
  operationId: "removeHeart",
  summary: "Take a heart off a list that the member shows to others, whoever gave it",
  responses: {
    204: { description: "The list does not have it now, whether or not it did" },
    404: problemAnswer("No such ideas of one's own"),
  },
} satisfies DescribeRouteOptions;
