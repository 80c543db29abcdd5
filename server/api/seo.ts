import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { getPageSettings } from "#domain/seo/read.ts";
import { seoPages } from "#shared/content-options.ts";
import type { AppContext } from "../app-context.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { jsonAnswer, notModified, problemAnswer } from "./answers.ts";
import { answerConditionalJson } from "./conditional-json.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

export const seoApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>().get("/:page", describeRoute(seoRoute), async (c) =>
    answerConditionalJson(c, await getPageSettings(db, readName(c, "page", z.enum(seoPages)), readQuery(c, languageQuery).language)),
  );

const seoRoute = {
  operationId: "getSeoSettings",
  summary: "What search engines and social networks are told about a page",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("Its settings, or its defaults", "SeoSettings"),
    304: notModified,
    404: problemAnswer("There is no such page"),
  },
} satisfies DescribeRouteOptions;
