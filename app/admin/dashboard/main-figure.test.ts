import { expect, test } from "vitest";
import type { StatsSeries } from "#shared/answers/admin-stats.ts";
import { findMainFigure, sumColumn, type MainFigure } from "./main-figure.ts";

const quiet: StatsSeries = {
  sources: [{ day: "2026-05-01", ai: 0, catalogue: 0, samples: 0 }],
  visitors: [{ day: "2026-05-01", guest: 0, free: 0, premium: 0 }],
  signUps: [{ day: "2026-05-01", signUps: 0 }],
  feedback: [{ day: "2026-05-01", liked: 0, disliked: 0 }],
  gateway: [{ day: "2026-05-01", ok: 0, failed: 0 }],
  latency: [{ day: "2026-05-01", p50: null, p95: null }],
  occasions: [],
  interests: [],
  outcomes: [],
};

const cases: [string, Partial<StatsSeries>, keyof StatsSeries, MainFigure][] = [
  [
    "queries are told with the part of the AI, over all days",
    {
      sources: [
        { day: "2026-05-01", ai: 3, catalogue: 1, samples: 0 },
        { day: "2026-05-02", ai: 3, catalogue: 0, samples: 1 },
      ],
    },
    "sources",
    { sentence: "sources", count: 8, share: 0.75 },
  ],
  [
    "who asked, with the part of guests",
    { visitors: [{ day: "2026-05-01", guest: 1, free: 2, premium: 1 }] },
    "visitors",
    { sentence: "visitors", count: 4, share: 0.25 },
  ],
  [
    "opinions, with the part of likes",
    { feedback: [{ day: "2026-05-01", liked: 0, disliked: 2 }] },
    "feedback",
    { sentence: "feedback", count: 2, share: 0 },
  ],
  [
    "calls, with the part that gave ideas",
    { gateway: [{ day: "2026-05-01", ok: 9, failed: 1 }] },
    "gateway",
    { sentence: "gateway", count: 10, share: 0.9 },
  ],
  ["sign-ups by their number", { signUps: [{ day: "2026-05-01", signUps: 2 }] }, "signUps", { sentence: "signUps", count: 2 }],
  [
    "the delay of the last day that had calls",
    {
      latency: [
        { day: "2026-05-01", p50: 500, p95: 1000 },
        { day: "2026-05-02", p50: 2000, p95: 8000 },
        { day: "2026-05-03", p50: null, p95: null },
      ],
    },
    "latency",
    { sentence: "latency", count: 1, day: "2026-05-02", p50: 2000, p95: 8000 },
  ],
  [
    "the first of the occasions",
    { occasions: [{ label: "birthday", count: 7 }] },
    "occasions",
    { sentence: "occasions", count: 7, label: "birthday" },
  ],
  [
    "the first of the interests, by its name",
    { interests: [{ label: "tea", name: "お茶", count: 7 }] },
    "interests",
    { sentence: "interests", count: 7, label: "お茶" },
  ],
  [
    "the most frequent fault, not the calls that went well",
    {
      outcomes: [
        { label: "ok", count: 90 },
        { label: "refused", count: 3 },
        { label: "too_slow", count: 1 },
      ],
    },
    "outcomes",
    { sentence: "fault", count: 3, label: "refused" },
  ],
  ["that no call went wrong", { outcomes: [{ label: "ok", count: 90 }] }, "outcomes", { sentence: "faultless", count: 90 }],
];

test.each(cases)("the sentence tells %s", (_what, happened, name, figure) => {
  expect(findMainFigure(name, { ...quiet, ...happened })).toEqual(figure);
});

test.each(["sources", "visitors", "signUps", "feedback", "gateway", "latency", "occasions", "interests", "outcomes"] as const)(
  "%s without anything that happened have no sentence",
  (name) => {
    expect(findMainFigure(name, quiet)).toBe(null);
  },
);

test("a day without a figure adds nothing to the sum", () => {
  expect(
    sumColumn(
      [
        { day: "2026-05-01", p50: null },
        { day: "2026-05-02", p50: 500 },
      ],
      "p50",
    ),
  ).toBe(500);
});
