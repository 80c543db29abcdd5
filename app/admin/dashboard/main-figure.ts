import type { StatsSeries } from "#shared/answers/admin-stats.ts";
import type { DailyRow, ColumnName, RankedRow } from "./stats-columns.ts";

/** The main figure of a plot: a sentence and the values that it names. */
export interface MainFigure {
  sentence: Exclude<keyof StatsSeries, "outcomes"> | "fault" | "faultless";
  count: number;
  share?: number;
  label?: string;
  day?: string;
  p50?: number;
  p95?: number;
}

/** The main figure of a series; `null` when nothing happened in the period. */
export function findMainFigure(name: keyof StatsSeries, series: StatsSeries): MainFigure | null {
  return finders[name](series);
}

const finders: Record<keyof StatsSeries, (series: StatsSeries) => MainFigure | null> = {
  sources: ({ sources }) => findShare("sources", sources, ["ai", "catalogue", "samples"]),
  visitors: ({ visitors }) => findShare("visitors", visitors, ["guest", "free", "premium"]),
  feedback: ({ feedback }) => findShare("feedback", feedback, ["liked", "disliked"]),
  gateway: ({ gateway }) => findShare("gateway", gateway, ["ok", "failed"]),
  signUps: ({ signUps }) => {
    const count = sumColumn(signUps, "signUps");
    return count === 0 ? null : { sentence: "signUps", count };
  },
  occasions: ({ occasions }) => findFirst("occasions", occasions),
  interests: ({ interests }) => findFirst("interests", interests),
  outcomes: ({ outcomes }) => {
    const count = outcomes.reduce((sum, row) => sum + row.count, 0);
    const faults = outcomes.filter(({ label }) => label !== "ok");
    return count === 0 ? null : (findFirst("fault", faults) ?? { sentence: "faultless", count });
  },
  latency: ({ latency }) => {
    const last = latency.findLast(({ p50 }) => p50 !== null);
    if (!last || last.p50 === null || last.p95 === null) return null;
    return { sentence: "latency", count: 1, day: last.day, p50: last.p50, p95: last.p95 };
  },
};

/** The sum over all days. */
export function sumColumn(rows: readonly DailyRow[], column: ColumnName): number {
  return rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);
}

/** The share of the first column in all columns. */
function findShare(sentence: MainFigure["sentence"], rows: readonly DailyRow[], columns: ColumnName[]): MainFigure | null {
  const [first = 0, ...others] = columns.map((column) => sumColumn(rows, column));
  const count = others.reduce((sum, other) => sum + other, first);
  return count === 0 ? null : { sentence, count, share: first / count };
}

function findFirst(sentence: MainFigure["sentence"], [first]: readonly RankedRow[]): MainFigure | null {
  return first ? { sentence, count: first.count, label: first.name ?? first.label } : null;
}
