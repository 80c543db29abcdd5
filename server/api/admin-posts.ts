import type { Context } from "hono";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as z from "zod/mini";
import { deletePost, restorePost } from "#domain/posts/bin.ts";
import { changePosts } from "#domain/posts/change-posts.ts";
import { duplicatePost } from "#domain/posts/duplicate.ts";
import { listPosts } from "#domain/posts/list-posts.ts";
import { findPost } from "#domain/posts/post-record.ts";
import { renewPreviewKey } from "#domain/posts/preview.ts";
import { findRevision, listRevisions } from "#domain/posts/revisions.ts";
import { createPost, restoreRevision, updatePost, type PostServices } from "#domain/posts/save.ts";
import { limits } from "#shared/limits.ts";
import { bulkChangeSchema, postInputSchema } from "#shared/post-input.ts";
import { postQuerySchema } from "#shared/post-query.ts";
import { Refusal } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { buildProblem } from "../problem.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireAdministrator } from "../middleware/require-member.ts";
import { numberName, readName, readQuery } from "../request/read-query.ts";
import { formatEtag, requireRevision } from "../request/revision-etag.ts";
import { postRoutes } from "./admin-post-routes.ts";

const cursorSchema = z.object({ cursor: z.optional(z.string()) });
const readId = (c: Context<AppContext>) => readName(c, "id", z.uuid());
const readNumber = (c: Context<AppContext>) => readName(c, "revision", numberName);

/** Posts of every status, and their revisions. `access.ts` admits administrators only. */
export const adminPostsApi = (services: PostServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(postRoutes.list), async (c) => {
      return c.json(await listPosts(services.db, readQuery(c, postQuerySchema)));
    })
    .post("/", describeRoute(postRoutes.create), async (c) => {
      const input = await readJsonBody(c, postInputSchema, limits.contentBodyBytes);
      const { id } = await createPost(services, requireAdministrator(c).userId, input);
      c.header("Location", `/api/admin/posts/${id}`);
      return await answerPost(c, services, { id, status: 201 });
    })
    .get("/:id", describeRoute(postRoutes.find), (c) => answerPost(c, services, { id: readId(c), status: 200 }))
    .put("/:id", describeRoute(postRoutes.update), async (c) => {
      const seen = { id: readId(c), revision: requireRevision(c) };
      const input = await readJsonBody(c, postInputSchema, limits.contentBodyBytes);
      const { id } = await updatePost(services, requireAdministrator(c).userId, { ...seen, input });
      return await answerPost(c, services, { id, status: 200 });
    })
    .delete("/:id", describeRoute(postRoutes.delete), async (c) => {
      const seen = { id: readId(c), revision: requireRevision(c) };
      const { revision } = await deletePost(services.db, requireAdministrator(c).userId, seen);
      c.header("ETag", formatEtag(revision));
      return c.body(null, 204);
    })
    .post("/bulk", describeRoute(postRoutes.changeMany), async (c) => {
      const change = await readJsonBody(c, bulkChangeSchema, limits.bodyBytes);
      const outcomes = await changePosts(services, requireAdministrator(c).userId, change);
      const locale = readRequestLocale(c);
      const tell = (refusal: Refusal) => ({ code: refusal.code, detail: buildProblem(refusal, locale, c.get("requestId")).detail });
      return c.json({ outcomes: outcomes.map(({ id, refusal }) => ({ id, refused: refusal && tell(refusal) })) });
    })
    .post("/:id/duplicate", describeRoute(postRoutes.duplicate), async (c) => {
      const { id } = await duplicatePost(services, requireAdministrator(c).userId, readId(c));
      c.header("Location", `/api/admin/posts/${id}`);
      return await answerPost(c, services, { id, status: 201 });
    })
    .post("/:id/restore", describeRoute(postRoutes.restore), async (c) => {
      const { id } = await restorePost(services.db, requireAdministrator(c).userId, readId(c));
      return await answerPost(c, services, { id, status: 200 });
    })
    .post("/:id/preview-key", describeRoute(postRoutes.renewPreview), async (c) => {
      const previewKey = await renewPreviewKey(services.db, requireAdministrator(c).userId, readId(c));
      return c.json({ previewKey });
    })
    .get("/:id/revisions", describeRoute(postRoutes.listRevisions), async (c) => {
      const { cursor = null } = readQuery(c, cursorSchema);
      return c.json(await listRevisions(services.db, readId(c), cursor));
    })
    .get("/:id/revisions/:revision", describeRoute(postRoutes.findRevision), async (c) => {
      const revision = await findRevision(services.db, readId(c), readNumber(c));
      if (!revision) throw new Refusal("not_found");
      return c.json(revision);
    })
    .post("/:id/revisions/:revision/restore", describeRoute(postRoutes.restoreRevision), async (c) => {
      const seen = { id: readId(c), revision: requireRevision(c), restored: readNumber(c) };
      const { id } = await restoreRevision(services, requireAdministrator(c).userId, seen);
      return await answerPost(c, services, { id, status: 200 });
    });

async function answerPost(
  c: Context<AppContext>,
  { db }: PostServices,
  { id, status }: { id: string; status: 200 | 201 },
): Promise<Response> {
  const post = await findPost(db, id);
  if (!post) throw new Refusal("not_found");
  c.header("ETag", formatEtag(post.revision));
  return c.json(post, status);
}
