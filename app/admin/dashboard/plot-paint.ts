import type { ColumnName } from "./stats-columns.ts";

/** The fills of the columns. They differ in lightness and pattern, too, for people who do not see colors. */
const paints = {
  plum: { fill: "var(--plot-plum)", line: "var(--plot-plum)", dash: "" },
  hatched: { fill: "url(#plot-hatched)", line: "var(--plot-ribbon)", dash: "5 4" },
  dotted: { fill: "url(#plot-dotted)", line: "var(--plot-gold)", dash: "2 3" },
  pine: { fill: "var(--plot-pine)", line: "var(--plot-pine)", dash: "" },
} as const;
type Paint = keyof typeof paints;

/** Good outcomes are pine green, bad ones hatched. */
const columnPaints: Record<ColumnName, Paint> = {
  ai: "plum",
  catalogue: "hatched",
  samples: "dotted",
  guest: "plum",
  free: "hatched",
  premium: "dotted",
  signUps: "pine",
  liked: "pine",
  disliked: "hatched",
  ok: "pine",
  failed: "hatched",
  p50: "plum",
  p95: "hatched",
};

export function getPaint(column: ColumnName): (typeof paints)[Paint] {
  return paints[columnPaints[column]];
}
