import * as z from "zod/mini";

/** Each series of the dashboard, with the columns of its table. */
export const statsColumns = {
  sources: ["day", "ai", "catalogue", "samples"],
  visitors: ["day", "guest", "free", "premium"],
  signUps: ["day", "signUps"],
  feedback: ["day", "liked", "disliked"],
  gateway: ["day", "ok", "failed"],
  latency: ["day", "p50", "p95"],
  occasions: ["label", "count"],
  interests: ["label", "count"],
  outcomes: ["label", "count"],
} as const;

export const statsSeriesNames = [
  "sources",
  "visitors",
  "signUps",
  "feedback",
  "gateway",
  "latency",
  "occasions",
  "interests",
  "outcomes",
] as const satisfies (keyof typeof statsColumns)[];

/** The periods of the dashboard, in days. */
export const statsPeriods = ["7", "30", "90"] as const;

export const statsQuerySchema = z.object({ days: z._default(z.enum(statsPeriods), "30") });
export const statsTableQuerySchema = z.extend(statsQuerySchema, { series: z.enum(statsSeriesNames) });
