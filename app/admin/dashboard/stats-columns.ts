import type { StatsSeries } from "#shared/answers/admin-stats.ts";
import { statsColumns } from "#shared/stats-query.ts";

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
