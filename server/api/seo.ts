import { Hono } from "hono";
import { describeRoute, resolver, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { findSeoSettings } from "#domain/seo/read.ts";
import { seoPages } from "#shared/content-options.ts";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";
import type { AppContext } from "../app-context.ts";
import { readName, readQuery } from "../read-query.ts";
import { problemAnswer } from "./answers.ts";
import { answerConditionalJson } from "./conditional-json.ts";
import { languageParameter } from "./language-parameter.ts";
import { seoAnswerSchema } from "./public-answers.ts";

const query = z.object({ language: z._default(z.enum(locales), fallbackLocale) });

export const seoApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>().get("/:page", describeRoute(seoRoute), async (c) =>
    answerConditionalJson(c, await findSeoSettings(db, readName(c, "page", z.enum(seoPages)), readQuery(c, query).language)),
  );

const seoRoute = {
  operationId: "getSeoSettings",
  summary: "What search engines and social networks are told about a page",
  parameters: [languageParameter],
  responses: {
    200: { description: "Its settings, or its defaults", content: { "application/json": { schema: resolver(seoAnswerSchema) } } },
    404: problemAnswer("There is no such page"),
  },
} satisfies DescribeRouteOptions;
