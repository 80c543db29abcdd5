import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { statsSchema, type StatsSeries } from "#shared/answers/admin-stats.ts";
import { statsPeriods } from "#shared/stats-query.ts";
import { usePageAddress } from "../../ui/page-address.ts";
import { ChoiceSwitch } from "../choice-switch.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { useAdminLoaded } from "../use-admin-loaded.ts";
import { buildStatsFormat } from "./format-stats.ts";
import { findMainFigure } from "./main-figure.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { recallPeriod, rememberPeriod, type Period } from "./plot-period.ts";
import "./plots.css";

/** From left to right, from top to bottom; the first has a row of its own. */
const order = [
  "sources",
  "visitors",
  "signUps",
  "occasions",
  "interests",
  "feedback",
  "gateway",
  "latency",
  "outcomes",
] as const satisfies (keyof StatsSeries)[];

/** While the gateway is not called, its first plot says so for all three. */
const ofCallsAlone: readonly (keyof StatsSeries)[] = ["latency", "outcomes"];

/** All plots of the dashboard, over the chosen period. */
export function Plots() {
  const { t } = useTranslation("adminStats");
  const { locale } = usePageAddress();
  const [days, setDays] = useState<Period>(recallPeriod);
  const { loaded, reload, reason } = useAdminLoaded(`/api/admin/stats?days=${days}`, statsSchema);
  const format = useMemo(() => buildStatsFormat(locale), [locale]);
  const series = loaded.state === "failed" ? null : (loaded.value?.series ?? null);
  const hasCalls = series === null || findMainFigure("gateway", series) !== null;
  const choose = (period: Period) => {
    rememberPeriod(period);
    setDays(period);
  };
  return (
    <section className="plots" aria-labelledby="plots-title">
      <div className="plots-head">
        <h2 id="plots-title" className="admin-heading">
          {t("title")}
        </h2>
        <ChoiceSwitch
          label={t("period")}
          choices={statsPeriods.map((period) => ({ value: period, name: t("days", { count: Number(period) }) }))}
          chosen={days}
          onChoose={choose}
        />
      </div>
      {loaded.state === "failed" ? (
        <LoadFailure text={t("failed", { reason })} onRetry={reload} />
      ) : (
        <div className="plots-sheet" data-loading={loaded.state === "loading" || undefined}>
          <PlotPatterns />
          {order
            .filter((name) => hasCalls || !ofCallsAlone.includes(name))
            .map((name) => (
              <PlotFigure key={name} name={name} series={series} days={days} format={format} />
            ))}
        </div>
      )}
      <p className="plots-note">{t("utc")}</p>
    </section>
  );
}

/** The SVG patterns of all plots; rendered once per page. */
function PlotPatterns() {
  return (
    <svg className="plot-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="plot-hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className="plot-hatched-ground" />
          <rect width="2.5" height="6" className="plot-hatched-stripe" />
        </pattern>
        <pattern id="plot-dotted" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="plot-dotted-ground" />
          <circle cx="1.5" cy="1.5" r="1" className="plot-dotted-dot" />
          <circle cx="4.5" cy="4.5" r="1" className="plot-dotted-dot" />
        </pattern>
      </defs>
    </svg>
  );
}
