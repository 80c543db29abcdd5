import { latencyBucketsMs, type Measure } from "#shared/measures.ts";
import { findLatency } from "./latency.ts";

type OnDay<Values> = { day: string } & Values;

type Ranked = { label: string; count: number };

/** What the dashboard plots. Each day (UTC) has a row, even if nothing happened; rankings begin with the most frequent. */
export interface StatsSeries {
  sources: OnDay<{ ai: number; catalogue: number; samples: number }>[];
  visitors: OnDay<{ guest: number; free: number; premium: number }>[];
  signUps: OnDay<{ signUps: number }>[];
  feedback: OnDay<{ liked: number; disliked: number }>[];
  gateway: OnDay<{ ok: number; failed: number }>[];
  /** The 50th and 95th percentile in milliseconds; `null` on a day without calls. */
  latency: OnDay<{ p50: number | null; p95: number | null }>[];
  occasions: Ranked[];
  interests: Ranked[];
  outcomes: Ranked[];
}

export interface DailySum {
  /** `null`: over all days together. */
  day: string | null;
  measure: Measure;
  label: string;
  count: number;
}

const longestList = 12;

/** `days` are ISO dates in ascending order; `signUps` holds the number of new accounts by day. */
export function plotSeries(days: string[], sums: DailySum[], signUps: ReadonlyMap<string, number>): StatsSeries {
  const counts = new Map(sums.map(({ day, measure, label, count }) => [`${day} ${measure} ${label}`, count]));
  const count = (day: string, measure: Measure, label: string) => counts.get(`${day} ${measure} ${label}`) ?? 0;
  const outcomes = rank(sums, "gateway_outcome");
  const countFailed = (day: string) =>
    outcomes.filter(({ label }) => label !== "ok").reduce((sum, { label }) => sum + count(day, "gateway_outcome", label), 0);
  const eachDay = <Values>(describe: (day: string) => Values) => days.map((day) => ({ day, ...describe(day) }));
  return {
    sources: eachDay((day) => ({
      ai: count(day, "query_source", "ai"),
      catalogue: count(day, "query_source", "catalogue"),
      samples: count(day, "query_source", "samples"),
    })),
    visitors: eachDay((day) => ({
      guest: count(day, "query_visitor", "guest"),
      free: count(day, "query_visitor", "free"),
      premium: count(day, "query_visitor", "premium"),
    })),
    signUps: eachDay((day) => ({ signUps: signUps.get(day) ?? 0 })),
    feedback: eachDay((day) => ({ liked: count(day, "feedback", "liked"), disliked: count(day, "feedback", "disliked") })),
    gateway: eachDay((day) => ({ ok: count(day, "gateway_outcome", "ok"), failed: countFailed(day) })),
    latency: eachDay((day) => {
      const buckets = new Map(latencyBucketsMs.map((bound) => [bound, count(day, "gateway_latency", String(bound))]));
      return { p50: findLatency(buckets, 0.5), p95: findLatency(buckets, 0.95) };
    }),
    occasions: rank(sums, "query_occasion").slice(0, longestList),
    interests: rank(sums, "query_interest").slice(0, longestList),
    outcomes,
  };
}

/** The first counts as a share of all, from 0 to 1; `null` when all are 0. */
export function findShare(counts: [number, number][]): number | null {
  const [first, second] = counts.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  return first + second === 0 ? null : first / (first + second);
}

function rank(sums: DailySum[], wanted: Measure): Ranked[] {
  const totals = Map.groupBy(
    sums.filter(({ measure }) => measure === wanted),
    ({ label }) => label,
  );
  return [...totals]
    .map(([label, rows]) => ({ label, count: rows.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
