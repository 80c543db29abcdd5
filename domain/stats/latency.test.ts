import { expect, test } from "vitest";
import { findLatency } from "./latency.ts";

test.each([
  { name: "nothing", counts: [], share: 0.5, bound: null },
  { name: "one call", counts: [[2_000, 1]], share: 0.95, bound: 2_000 },
  {
    name: "half below",
    counts: [
      [500, 5],
      [8_000, 5],
    ],
    share: 0.5,
    bound: 500,
  },
  {
    name: "more than half above",
    counts: [
      [500, 4],
      [8_000, 6],
    ],
    share: 0.5,
    bound: 8_000,
  },
  {
    name: "a few that were slow",
    counts: [
      [500, 94],
      [32_000, 6],
    ],
    share: 0.95,
    bound: 32_000,
  },
  {
    name: "fewer that were slow",
    counts: [
      [500, 95],
      [32_000, 5],
    ],
    share: 0.95,
    bound: 500,
  },
] satisfies { name: string; counts: [number, number][]; share: number; bound: number | null }[])(
  "of $name the share lies under a bound",
  ({ counts, share, bound }) => {
    expect(findLatency(new Map(counts), share)).toBe(bound);
  },
);
