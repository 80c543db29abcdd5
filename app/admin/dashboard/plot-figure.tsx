import { Download, Table2, ChartColumn } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { StatsSeries } from "#shared/answers/admin-stats.ts";
import { saveFile } from "../../ui/save-file.ts";
import { useAdminRequests, useReason } from "../admin-request.tsx";
import { DayPlot } from "./day-plot.tsx";
import type { StatsFormat } from "./format-stats.ts";
import { findMainFigure, type MainFigure } from "./main-figure.ts";
import type { Period } from "./plot-period.ts";
import { DayTable, RankTable } from "./plot-table.tsx";
import { RankPlot } from "./rank-plot.tsx";
import { isRanked, type RankedRow } from "./stats-columns.ts";
import { StringLoop } from "../string-loop.tsx";
import { occasions } from "#shared/gift-options.ts";
import { gatewayOutcomes } from "#shared/measures.ts";

interface PlotFigureProps {
  name: keyof StatsSeries;
  /** `null` until it is loaded. */
  series: StatsSeries | null;
  days: Period;
  format: StatsFormat;
}

/** One series: its title and main figure, the plot or table, and the download. */
export function PlotFigure({ name, series, days, format }: PlotFigureProps) {
  const { t } = useTranslation("adminStats");
  const titleId = useId();
  const figure = series && findMainFigure(name, series);
  return (
    <figure className="plot" aria-labelledby={titleId} aria-busy={series === null}>
      <figcaption className="plot-head">
        <h3 id={titleId}>{t(`plot.${name}`)}</h3>
        {series === null && <p className="plot-sentence">--</p>}
        {figure && <Sentence figure={figure} format={format} />}
      </figcaption>
      {series === null && <div className="plot-waiting" />}
      {series && !figure && <PlotEmpty text={t(`empty.${name}`)} />}
      {series && figure && <Shown name={name} series={series} days={days} format={format} />}
    </figure>
  );
}

/** The plot or its table, and the download. */
function Shown({ name, series, days, format }: PlotFigureProps & { series: StatsSeries }) {
  const { t } = useTranslation("adminStats");
  const [isTable, setTable] = useState(false);
  const { fault, download } = useDownload(name, days);
  const title = t(`plot.${name}`);
  const View = isTable ? ChartColumn : Table2;
  const view = t(isTable ? "asPlot" : "asTable");
  return (
    <>
      <div className="plot-tools">
        <button type="button" aria-label={t("actionFor", { action: view, title })} onClick={() => setTable(!isTable)}>
          <View aria-hidden size={15} /> {view}
        </button>
        <button type="button" aria-label={t("actionFor", { action: t("csv"), title })} onClick={() => void download()}>
          <Download aria-hidden size={15} /> {t("csv")}
        </button>
      </div>
      <p role="alert" className="plot-fault admin-fault">
        {fault !== null && t("csvFailed", { reason: fault })}
      </p>
      <Body name={name} series={series} format={format} title={title} isTable={isTable} />
    </>
  );
}

function Sentence({ figure, format }: { figure: MainFigure; format: StatsFormat }) {
  const { t } = useTranslation("adminStats");
  const nameRow = useNameRow();
  const { sentence, count, label = "", day, share = 0, p50 = 0, p95 = 0 } = figure;
  return (
    <p className="plot-sentence">
      {t(`sentence.${sentence}`, {
        count,
        number: format.count(count),
        share: format.share(share),
        label: nameRow({ label, count }),
        day: day === undefined ? "" : format.day(day),
        p50: format.seconds(p50),
        p95: format.seconds(p95),
      })}
    </p>
  );
}

interface BodyProps {
  name: keyof StatsSeries;
  series: StatsSeries;
  format: StatsFormat;
  title: string;
  isTable: boolean;
}

function Body({ name, series, format, title, isTable }: BodyProps) {
  const nameRow = useNameRow();
  if (isRanked(name)) {
    const ranked = { rows: series[name], format, nameRow };
    if (isTable) return <RankTable name={name} title={title} {...ranked} />;
    return (
      <Drawing>
        <RankPlot {...ranked} />
      </Drawing>
    );
  }
  const daily = { name, rows: series[name], format };
  if (isTable) return <DayTable title={title} {...daily} />;
  return (
    <Drawing>
      <DayPlot {...daily} />
    </Drawing>
  );
}

/** Hidden from screen readers, for which the sentence above and the table say the same. */
function Drawing({ children }: { children: React.ReactNode }) {
  return (
    <div className="plot-drawing" aria-hidden="true">
      {children}
    </div>
  );
}

// Not a plain link, which could not send the access token.
function useDownload(name: keyof StatsSeries, days: Period) {
  const { request } = useAdminRequests();
  const explain = useReason();
  const [fault, setFault] = useState<string | null>(null);
  const download = async () => {
    setFault(null);
    const answer = await request(`/api/admin/stats.csv?series=${name}&days=${days}`, { schema: z.string() });
    if (answer.kind !== "done") return setFault(explain(answer));
    saveFile(new Blob([answer.body], { type: "text/csv" }), `giftwright-${name}-${days}-days.csv`);
  };
  return { fault, download };
}

/** Says that there is nothing to plot yet, and when there will be. */
function PlotEmpty({ text }: { text: string }) {
  return (
    <div className="plot-empty">
      <StringLoop />
      <p>{text}</p>
    </div>
  );
}

/** Names the rows of a ranking; a row that has no name any more keeps its key. */
function useNameRow(): (row: RankedRow) => string {
  const { t } = useTranslation("adminStats");
  const { t: option } = useTranslation("options");
  return ({ label, name }) => {
    if (name !== undefined) return name;
    const outcome = [...gatewayOutcomes, "failed" as const].find((known) => known === label);
    if (outcome) return t(`outcome.${outcome}`);
    const occasion = occasions.find((known) => known === label);
    return occasion ? option(`occasion.${occasion}`) : label;
  };
}
