import type { DescribeRouteOptions } from "hono-openapi";
import { postStatuses } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { postSorts } from "#shared/post-query.ts";
import { changeRefusals, cursorParameter, ifMatch, jsonAnswer, jsonBody, problemAnswer, queryParameter } from "./answers.ts";

const noSuchPost = problemAnswer("No such post");
const slugInUse = problemAnswer("Another post has this slug in the language (`slug_in_use`)");

/** The endpoints for posts, as the OpenAPI document describes them. */
export const postRoutes = {
  list: {
    operationId: "listPosts",
    summary: "Posts of every status, twenty a page",
    parameters: [
      queryParameter("status", "Only posts of this status.", postStatuses),
      queryParameter("language", "Only posts in this language.", locales),
      queryParameter("tag", "Only posts with this tag."),
      queryParameter("search", "What the title or the slug holds."),
      queryParameter("sort", "The order; a hyphen turns it round.", postSorts),
      queryParameter("bin", "`true`: what lies in the bin, instead of the rest.", ["true", "false"]),
      cursorParameter,
    ],
    responses: {
      200: jsonAnswer("The posts", "AdminPostPage"),
      400: problemAnswer("A filter or the cursor is wrong"),
    },
  },
  create: {
    operationId: "createPost",
    summary: "A new post",
    description: "Its author is the administrator who asks. Saved as published, it is published now.",
    requestBody: jsonBody("PostInput"),
    responses: { 201: jsonAnswer("The post, with its `ETag`", "AdminPost"), 409: slugInUse },
  },
  find: {
    operationId: "getPost",
    summary: "One post, in the bin or not",
    responses: { 200: jsonAnswer("The post, with its `ETag`", "AdminPost"), 404: noSuchPost },
  },
  update: {
    operationId: "updatePost",
    summary: "Save a post",
    description: "What is not sent is emptied. The date of publication stays, unless another is sent.",
    parameters: [ifMatch],
    requestBody: jsonBody("PostInput"),
    responses: { 200: jsonAnswer("The post, with its new `ETag`", "AdminPost"), 404: noSuchPost, 409: slugInUse, ...changeRefusals },
  },
  delete: {
    operationId: "deletePost",
    summary: "Put a post into the bin for thirty days",
    parameters: [ifMatch],
    responses: { 204: { description: "It lies in the bin" }, 404: noSuchPost, ...changeRefusals },
  },
  duplicate: {
    operationId: "duplicatePost",
    summary: "A draft with everything that a post has, but for its slug, dates and translations",
    responses: { 201: jsonAnswer("The copy, with its `ETag`", "AdminPost"), 404: noSuchPost, 409: slugInUse },
  },
  changeMany: {
    operationId: "changePosts",
    summary: "Publish, withdraw, archive, delete or restore several posts",
    description: "Each by itself: what is refused for one, such as a change since it was seen, keeps no other back.",
    requestBody: jsonBody("BulkChange"),
    responses: { 200: jsonAnswer("What became of each", "BulkOutcome") },
  },
  restore: {
    operationId: "restorePost",
    summary: "Take a post out of the bin",
    responses: {
      200: jsonAnswer("The post", "AdminPost"),
      404: problemAnswer("No such post in the bin"),
      409: slugInUse,
    },
  },
  renewPreview: {
    operationId: "renewPreviewKey",
    summary: "A new private link to a post; the old one leads nowhere",
    responses: { 200: jsonAnswer("The key of the link", "PreviewKey"), 404: noSuchPost },
  },
  listRevisions: {
    operationId: "listPostRevisions",
    summary: "How a post was after each save, the latest first",
    parameters: [cursorParameter],
    responses: { 200: jsonAnswer("The revisions", "PostRevisionPage") },
  },
  findRevision: {
    operationId: "getPostRevision",
    summary: "How a post was after one save",
    responses: { 200: jsonAnswer("The revision", "PostRevision"), 404: problemAnswer("No such revision") },
  },
  restoreRevision: {
    operationId: "restorePostRevision",
    summary: "Bring back the words of an earlier revision",
    description: "Slug, status, language and dates stay as they are.",
    parameters: [ifMatch],
    responses: {
      200: jsonAnswer("The post, with its new `ETag`", "AdminPost"),
      404: problemAnswer("No such post or revision"),
      ...changeRefusals,
    },
  },
} satisfies Record<string, DescribeRouteOptions>;
