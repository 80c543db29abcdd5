import { Hono, type Context } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { adoptSamples } from "#domain/posts/adopt-samples.ts";
import { listSamples, removeSamples } from "#domain/posts/samples.ts";
import type { PostServices } from "#domain/posts/save.ts";
import { locales } from "#shared/locales/locale.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdministrator } from "../middleware/require-member.ts";
import { readName } from "../request/read-query.ts";
import { jsonAnswer, problemAnswer } from "./answers.ts";

const routes = {
  list: {
    operationId: "listSamplePosts",
    summary: "The sample posts that readers see in languages in which nothing was published yet",
    responses: { 200: jsonAnswer("By language", "SamplePosts") },
  },
  adopt: {
    operationId: "adoptSamplePosts",
    summary: "Make the sample posts of a language posts of one's own, published as they are",
    responses: { 204: { description: "They are posts now" }, 404: problemAnswer("No sample posts are shown in the language") },
  },
  remove: {
    operationId: "removeSamplePosts",
    summary: "Remove the sample posts of a language for good",
    responses: { 204: { description: "They are gone" }, 404: problemAnswer("No sample posts are shown in the language") },
  },
} satisfies Record<string, DescribeRouteOptions>;

const readLanguage = (c: Context<AppContext>) => readName(c, "language", z.enum(locales));

/** The sample posts of the blog. `access.ts` admits administrators only. */
export const adminSamplesApi = (services: PostServices) =>
  new Hono<AppContext>()
    .get("/", describeRoute(routes.list), async (c) => c.json({ samples: await listSamples(services.db) }))
    .post("/:language/adopt", describeRoute(routes.adopt), async (c) => {
      await adoptSamples(services, requireAdministrator(c).userId, readLanguage(c));
      return c.body(null, 204);
    })
    .delete("/:language", describeRoute(routes.remove), async (c) => {
      await removeSamples(services.db, requireAdministrator(c).userId, readLanguage(c));
      return c.body(null, 204);
    });
