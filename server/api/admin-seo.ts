import type { Context } from "hono";
import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { findSavedSettings, listSavedSettings, saveSettings, type SeoKey, type SeoRecord } from "#domain/seo/save.ts";
import { seoPages } from "#shared/content-options.ts";
import { limits } from "#shared/limits.ts";
import { Refusal } from "#shared/refusal.ts";
import { seoInputSchema } from "#shared/seo-input.ts";
import type { AppContext } from "../app-context.ts";
import { readJsonBody } from "../request/json-body.ts";
import { requireAdministrator } from "../middleware/require-member.ts";
import { readName, readQuery } from "../request/read-query.ts";
import { formatEtag, readSeenRevision } from "../request/revision-etag.ts";
import { changeRefusals, ifMatch, jsonAnswer, jsonBody, problemAnswer } from "./answers.ts";
import { languageParameter, languageQuery } from "./language-query.ts";

/** The settings of the five pages for search engines, in each language. `access.ts` admits administrators only. */
export const adminSeoApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>()
    .get("/", describeRoute(listRoute), async (c) => {
      const saved = await listSavedSettings(db, readQuery(c, languageQuery).language);
      return c.json({ pages: seoPages.map((page) => ({ page, settings: saved.find(({ pageType }) => pageType === page) ?? null })) });
    })
    .get("/:page", describeRoute(findRoute), async (c) => {
      const settings = await findSavedSettings(db, readKey(c));
      if (!settings) throw new Refusal("not_found");
      return answerSettings(c, settings);
    })
    .put("/:page", describeRoute(saveRoute), async (c) => {
      const key = readKey(c);
      const seen = readSeenRevision(c);
      const input = await readJsonBody(c, seoInputSchema, limits.contentBodyBytes);
      return answerSettings(c, await saveSettings(db, requireAdministrator(c).userId, { ...key, seen, input }));
    });

function readKey(c: Context<AppContext>): SeoKey {
  return { pageType: readName(c, "page", z.enum(seoPages)), ...readQuery(c, languageQuery) };
}

function answerSettings(c: Context<AppContext>, settings: SeoRecord): Response {
  c.header("ETag", formatEtag(settings.revision));
  return c.json(settings);
}

const listRoute = {
  operationId: "listSeoSettings",
  summary: "The five pages, each with the settings that were saved in a language",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The pages", "SavedSeoList"),
  },
} satisfies DescribeRouteOptions;

const findRoute = {
  operationId: "getSavedSeoSettings",
  summary: "The settings of a page as they were saved",
  parameters: [languageParameter],
  responses: {
    200: jsonAnswer("The settings, with their `ETag`", "SavedSeo"),
    404: problemAnswer("None were saved in this language: the page has its defaults"),
  },
} satisfies DescribeRouteOptions;

const saveRoute = {
  operationId: "saveSeoSettings",
  summary: "Save the settings of a page",
  description: "With `If-Match`, or for the first settings in a language with `If-None-Match: *`.",
  parameters: [languageParameter, { ...ifMatch, required: false }],
  requestBody: jsonBody("SeoInput"),
  responses: {
    200: jsonAnswer("The settings, with their new `ETag`", "SavedSeo"),
    404: problemAnswer("No such page"),
    ...changeRefusals,
  },
} satisfies DescribeRouteOptions;
