import { statsPeriods } from "#shared/stats-query.ts";
import { tabStore } from "../../client/browser-store.ts";

export type Period = (typeof statsPeriods)[number];

const keptName = "admin.period";

/** The period that was chosen before a reload. */
export function recallPeriod(): Period {
  const found = tabStore.read(keptName);
  return statsPeriods.find((period) => period === found) ?? "30";
}

export function rememberPeriod(period: Period): void {
  tabStore.write(keptName, period);
}
