import * as z from "zod/mini";
import { statsColumns } from "#shared/stats-query.ts";

const count = z.number();
const delay = z.nullable(z.number());
const ranked = z.array(z.object({ label: z.string(), count }));

/** The server's statistics of a period; each series begins with the oldest day or the highest count. */
export const statsSchema = z.object({
  days: z.number(),
  series: z.object({
    sources: z.array(z.object({ day: z.string(), ai: count, catalogue: count, samples: count })),
    visitors: z.array(z.object({ day: z.string(), guest: count, free: count, premium: count })),
    signUps: z.array(z.object({ day: z.string(), signUps: count })),
    feedback: z.array(z.object({ day: z.string(), liked: count, disliked: count })),
    gateway: z.array(z.object({ day: z.string(), ok: count, failed: count })),
    latency: z.array(z.object({ day: z.string(), p50: delay, p95: delay })),
    occasions: ranked,
    interests: z.array(z.object({ label: z.string(), name: z.string(), count })),
    outcomes: ranked,
  }),
});

export type StatsSeries = z.output<typeof statsSchema>["series"];

export const rankedNames = ["occasions", "interests", "outcomes"] as const satisfies (keyof StatsSeries)[];
export type RankedName = (typeof rankedNames)[number];
export type DailyName = Exclude<keyof StatsSeries, RankedName>;
/** The columns of the daily series. */
export type ColumnName = Exclude<(typeof statsColumns)[DailyName][number], "day">;

/** A day with a figure for each column of its series; a series has the same columns on all days. */
export type DailyRow = { day: string } & Partial<Record<ColumnName, number | null>>;
export type RankedRow = { label: string; name?: string; count: number };

export function isRanked(name: keyof StatsSeries): name is RankedName {
  return rankedNames.some((ranked) => ranked === name);
}

export function listColumns(name: DailyName): ColumnName[] {
  return statsColumns[name].filter((column) => column !== "day");
}
