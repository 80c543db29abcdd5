import { Hono } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { Database } from "#db/connect.server.ts";
import type { GiftEngine } from "#domain/gifts/gift-engine.ts";
import { formatCsv } from "#domain/stats/format-csv.ts";
import { countSamples } from "#domain/posts/samples.ts";
import { getDashboardStats } from "#domain/stats/read.ts";
import { statsColumns, statsPeriods, statsQuerySchema, statsSeriesNames, statsTableQuerySchema } from "#shared/stats-query.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { readQuery } from "../request/read-query.ts";
import { jsonAnswer, problemAnswer, queryParameter } from "./answers.ts";

/** The dashboard's figures. `access.ts` admits administrators only. */
export const adminStatsApi = ({ db, engine }: { db: Database; engine: Pick<GiftEngine, "nameInterests"> }) =>
  new Hono<AppContext>()
    .get("/stats", describeRoute(statsRoute), async (c) => {
      const stats = await getDashboardStats(db, Number(readQuery(c, statsQuerySchema).days));
      const ids = stats.series.interests.map(({ label }) => label);
      const names = await engine.nameInterests({ ids, locale: readRequestLocale(c) });
      const named = stats.series.interests.map((interest, place) => ({ ...interest, name: names[place] ?? interest.label }));
      // Readers see sample posts, too, where nothing was published yet.
      const publishedPosts = stats.publishedPosts + (await countSamples(db));
      return c.json({ ...stats, publishedPosts, series: { ...stats.series, interests: named } });
    })
    .get("/stats.csv", describeRoute(tableRoute), async (c) => {
      const { days, series } = readQuery(c, statsTableQuerySchema);
      const stats = await getDashboardStats(db, Number(days));
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="giftwright-${series}-${days}-days.csv"`);
      return c.body(formatCsv(stats.series[series], statsColumns[series]));
    });

const period = queryParameter("days", "How far back; 30 when it is missing. Days are those of UTC, today included.", statsPeriods);

const statsRoute = {
  operationId: "getStats",
  summary: "Counts and daily series for the dashboard",
  parameters: [period],
  responses: { 200: jsonAnswer("The counts", "Stats"), 400: problemAnswer("Another number of days") },
} satisfies DescribeRouteOptions;

const tableRoute = {
  operationId: "getStatsTable",
  summary: "One series of the dashboard as a table",
  parameters: [period, { ...queryParameter("series", "Which one.", statsSeriesNames), required: true }],
  responses: {
    200: { description: "The table", content: { "text/csv": { schema: { type: "string" } } } },
    400: problemAnswer("An unknown series, or another number of days"),
  },
} satisfies DescribeRouteOptions;
