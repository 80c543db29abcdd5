import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { findPublishedPost, listPublishedPosts } from "#domain/posts/read.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readQuery } from "../request/read-query.ts";
import { jsonAnswer, notModified, problemAnswer } from "./answers.ts";
import { answerConditionalJson } from "./conditional-json.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

const listQuery = z.extend(languageQuery, {
  tag: z.optional(z.string().check(z.maxLength(limits.listItem), z.normalize("NFC"))),
  cursor: z.optional(z.string().check(z.maxLength(limits.listItem))),
});

/** Published posts, for programs; pages show the same by the same functions. */
export const blogApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>()
    .get("/posts", describeRoute(listRoute), async (c) => {
      const { language: locale, tag, cursor } = readQuery(c, listQuery);
      return answerConditionalJson(c, await listPublishedPosts(db, { locale, tag, cursor }));
    })
    .get("/posts/:slug", describeRoute(postRoute), async (c) => {
      const { language: locale } = readQuery(c, languageQuery);
      const found = await findPublishedPost(db, locale, c.req.param("slug").normalize("NFC"));
      if (!found) throw new Refusal("not_found");
      return answerConditionalJson(c, found);
    });

const listRoute = {
  operationId: "listPublishedPosts",
  summary: "Published posts, newest first, ten a page",
  parameters: [
    languageParameter,
    { in: "query", name: "tag", required: false, schema: { type: "string" } },
    { in: "query", name: "cursor", required: false, schema: { type: "string" }, description: "`nextCursor` or `previousCursor` of a page" },
  ],
  responses: {
    200: jsonAnswer("One page", "PostList"),
    304: notModified,
    400: problemAnswer("The query is wrong, or the cursor is none of ours (`invalid_cursor`)"),
  },
} satisfies DescribeRouteOptions;

const postRoute = {
  operationId: "getPublishedPost",
  summary: "One published post, with its translations and neighbors",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The post", "Post"),
    304: notModified,
    404: problemAnswer("No published post has this slug in this language"),
  },
} satisfies DescribeRouteOptions;
