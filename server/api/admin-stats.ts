import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { interestIds, labelInterest } from "#domain/gifts/vocabulary/interests.ts";
import { formatCsv } from "#domain/stats/format-csv.ts";
import { findStats } from "#domain/stats/read.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { statsColumns, statsPeriods, statsQuerySchema, statsSeriesNames, statsTableQuerySchema } from "#shared/stats-query.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import { readQuery } from "../read-query.ts";
import { administratorsOnly, queryParameter } from "./admin-answers.ts";
import { bearer, jsonAnswer, problemAnswer } from "./answers.ts";

/** The dashboard's figures. `access.ts` admits administrators only. */
export const adminStatsApi = ({ db }: { db: Database }) =>
  new Hono<AppContext>()
    .get("/stats", describeRoute(statsRoute), async (c) => {
      const stats = await findStats(db, Number(readQuery(c, statsQuerySchema).days));
      const locale = readRequestLocale(c);
      const interests = stats.series.interests.map((interest) => ({ ...interest, name: nameInterest(interest.label, locale) }));
      return c.json({ ...stats, series: { ...stats.series, interests } });
    })
    .get("/stats.csv", describeRoute(tableRoute), async (c) => {
      const { days, series } = readQuery(c, statsTableQuerySchema);
      const stats = await findStats(db, Number(days));
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="giftwright-${series}-${days}-days.csv"`);
      return c.body(formatCsv(stats.series[series], statsColumns[series]));
    });

/** The interest's name; its key when it is no longer in the vocabulary. */
function nameInterest(label: string, locale: Locale): string {
  const id = interestIds.find((known) => known === label);
  return id ? labelInterest(id, locale) : label;
}

const perDay = (...names: string[]) =>
  z.array(z.object({ day: z.iso.date(), ...Object.fromEntries(names.map((name) => [name, z.nullable(z.int())])) }));
const ranked = z.array(z.object({ label: z.string(), count: z.int() }));
const share = z.nullable(z.number().check(z.minimum(0), z.maximum(1)));

const statsSchema = z.object({
  days: z.int(),
  publishedPosts: z.int(),
  activePolicies: z.int(),
  seoPages: z.int(),
  likedShare: share,
  answeredShare: share,
  series: z.object({
    sources: perDay("ai", "catalogue", "samples"),
    visitors: perDay("guest", "free", "premium"),
    signUps: perDay("signUps"),
    feedback: perDay("liked", "disliked"),
    gateway: perDay("ok", "failed"),
    latency: perDay("p50", "p95"),
    occasions: ranked,
    interests: z.array(z.object({ label: z.string(), name: z.string(), count: z.int() })),
    outcomes: ranked,
  }),
});

const period = queryParameter("days", "How far back; 30 when it is missing. Days are those of UTC, today included.", statsPeriods);

const statsRoute = {
  operationId: "getStats",
  summary: "Counts and daily series for the dashboard",
  security: bearer,
  parameters: [period],
  responses: { 200: jsonAnswer("The counts", statsSchema), 400: problemAnswer("Another number of days"), ...administratorsOnly },
} satisfies DescribeRouteOptions;

const tableRoute = {
  operationId: "getStatsTable",
  summary: "One series of the dashboard as a table",
  security: bearer,
  parameters: [period, { ...queryParameter("series", "Which one.", statsSeriesNames), required: true }],
  responses: {
    200: { description: "The table", content: { "text/csv": { schema: { type: "string" } } } },
    400: problemAnswer("An unknown series, or another number of days"),
    ...administratorsOnly,
  },
} satisfies DescribeRouteOptions;
