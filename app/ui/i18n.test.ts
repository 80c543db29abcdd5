import { expect, test } from "vitest";
import { usualSiteLimits } from "#shared/site-limits.ts";
import { createTranslator } from "./i18n.ts";

test.each([
  ["en", "10 queries per day", "once every 90 seconds"],
  ["zh", "每天 10 次查询", "每 90 秒"],
  ["ja", "1日10回まで", "90秒に1回まで"],
] as const)("texts in %s name the operator's limits", async (locale, queries, interval) => {
  const { t } = await createTranslator(locale, { ...usualSiteLimits, freeDailyQueries: 10, mailIntervalS: 90 });

  expect(t("plans:free.points")).toContain(queries);
  expect(t("account:faults.resetInterval")).toContain(interval);
});
