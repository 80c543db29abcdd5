import type { DescribeRouteOptions } from "hono-openapi";
import { postStatuses } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { postPageSchema, postSchema, previewKeySchema, revisionPageSchema, revisionSchema } from "#shared/post-answers.ts";
import { postInputSchema } from "#shared/post-input.ts";
import { postSorts } from "#shared/post-query.ts";
import { administratorsOnly, changeRefusals, cursorParameter, ifMatch, queryParameter } from "./admin-answers.ts";
import { bearer, jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";

const noSuchPost = problemAnswer("No such post");
const slugInUse = problemAnswer("Another post has this slug in the language (`slug_in_use`)");

/** The endpoints for posts, as the OpenAPI document describes them. */
export const postRoutes = {
  list: {
    operationId: "listPosts",
    summary: "Posts of every status, twenty a page",
    security: bearer,
    parameters: [
      queryParameter("status", "Only posts of this status.", postStatuses),
      queryParameter("language", "Only posts in this language.", locales),
      queryParameter("search", "What the title or the slug holds."),
      queryParameter("sort", "The order; a hyphen turns it round.", postSorts),
      queryParameter("bin", "`true`: what lies in the bin, instead of the rest.", ["true", "false"]),
      cursorParameter,
    ],
    responses: {
      200: jsonAnswer("The posts", postPageSchema),
      400: problemAnswer("A filter or the cursor is wrong"),
      ...administratorsOnly,
    },
  },
  create: {
    operationId: "createPost",
    summary: "A new post",
    description: "Its author is the administrator who asks. Saved as published, it is published now.",
    security: bearer,
    requestBody: jsonBody(postInputSchema),
    responses: { 201: jsonAnswer("The post, with its `ETag`", postSchema), 409: slugInUse, ...administratorsOnly },
  },
  find: {
    operationId: "getPost",
    summary: "One post, in the bin or not",
    security: bearer,
    responses: { 200: jsonAnswer("The post, with its `ETag`", postSchema), 404: noSuchPost, ...administratorsOnly },
  },
  update: {
    operationId: "updatePost",
    summary: "Save a post",
    description: "What is not sent is emptied. The date of publication stays, unless another is sent.",
    security: bearer,
    parameters: [ifMatch],
    requestBody: jsonBody(postInputSchema),
    responses: { 200: jsonAnswer("The post, with its new `ETag`", postSchema), 404: noSuchPost, 409: slugInUse, ...changeRefusals },
  },
  delete: {
    operationId: "deletePost",
    summary: "Put a post into the bin for thirty days",
    security: bearer,
    parameters: [ifMatch],
    responses: { 204: { description: "It lies in the bin" }, 404: noSuchPost, ...changeRefusals },
  },
  restore: {
    operationId: "restorePost",
    summary: "Take a post out of the bin",
    security: bearer,
    responses: {
      200: jsonAnswer("The post", postSchema),
      404: problemAnswer("No such post in the bin"),
      409: slugInUse,
      ...administratorsOnly,
    },
  },
  renewPreview: {
    operationId: "renewPreviewKey",
    summary: "A new private link to a post; the old one leads nowhere",
    security: bearer,
    responses: { 200: jsonAnswer("The key of the link", previewKeySchema), 404: noSuchPost, ...administratorsOnly },
  },
  listRevisions: {
    operationId: "listPostRevisions",
    summary: "How a post was after each save, the latest first",
    security: bearer,
    parameters: [cursorParameter],
    responses: { 200: jsonAnswer("The revisions", revisionPageSchema), ...administratorsOnly },
  },
  findRevision: {
    operationId: "getPostRevision",
    summary: "How a post was after one save",
    security: bearer,
    responses: { 200: jsonAnswer("The revision", revisionSchema), 404: problemAnswer("No such revision"), ...administratorsOnly },
  },
  restoreRevision: {
    operationId: "restorePostRevision",
    summary: "Bring back the words of an earlier revision",
    description: "Slug, status, language and dates stay as they are.",
    security: bearer,
    parameters: [ifMatch],
    responses: {
      200: jsonAnswer("The post, with its new `ETag`", postSchema),
      404: problemAnswer("No such post or revision"),
      ...changeRefusals,
    },
  },
} satisfies Record<string, DescribeRouteOptions>;
