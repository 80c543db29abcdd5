import { statsPeriods } from "#shared/stats-query.ts";
import { recall, remember } from "../../client/tab-store.ts";

export type Period = (typeof statsPeriods)[number];

const keptName = "admin.period";

/** The period that was chosen before a reload. */
export function recallPeriod(): Period {
  const found = recall(keptName);
  return statsPeriods.find((period) => period === found) ?? "30";
}

export function rememberPeriod(period: Period): void {
  remember(keptName, period);
}
