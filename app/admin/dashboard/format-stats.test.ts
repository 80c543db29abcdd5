import { expect, test } from "vitest";
import { buildStatsFormat, formatFigure } from "./format-stats.ts";

test.each([
  ["en", "May 3, 2026", "1,234", "71%", "2s"],
  ["zh", "2026年5月3日", "1,234", "71%", "2秒"],
  ["ja", "2026/05/03", "1,234", "71%", "2 秒"],
] as const)("figures read in %s as people write them there", (locale, day, count, share, seconds) => {
  const format = buildStatsFormat(locale);

  expect([format.day("2026-05-03"), format.count(1234), format.share(0.711), format.seconds(2000)]).toEqual([day, count, share, seconds]);
});

test("delays are told in seconds, counts as they are", () => {
  const format = buildStatsFormat("en");

  expect([formatFigure(format, "p95", 500), formatFigure(format, "signUps", 500)]).toEqual(["0.5s", "500"]);
});
