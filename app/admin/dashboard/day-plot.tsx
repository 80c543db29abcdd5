import { useTranslation } from "react-i18next";
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts";
import { formatFigure, type StatsFormat } from "./format-stats.ts";
import { sumColumn } from "./main-figure.ts";
import { getPaint } from "./plot-paint.ts";
import { listColumns, type ColumnName, type DailyName, type DailyRow } from "./stats-columns.ts";

/** More bars than this have no gaps between them, or they would be too thin on a telephone. */
const mostBarsApart = 31;

interface DayPlotProps {
  name: DailyName;
  rows: readonly DailyRow[];
  format: StatsFormat;
}

/** A plot by day: counts as stacked bars, latencies as lines. */
export function DayPlot({ name, rows, format }: DayPlotProps) {
  const columns = listColumns(name);
  const isDelay = name === "latency";
  const isDense = rows.length > mostBarsApart;
  return (
    <>
      <ul className="plot-keys">
        {columns.map((column) => (
          <PlotKey key={column} column={column} isLine={isDelay} total={isDelay ? null : format.count(sumColumn(rows, column))} />
        ))}
      </ul>
      <ComposedChart
        responsive
        className={isDense ? "plot-chart plot-dense" : "plot-chart"}
        data={[...rows]}
        accessibilityLayer={false}
        margin={{ top: 8, right: isDelay ? 12 : 4, bottom: 0, left: 0 }}
        barCategoryGap={isDense ? 0 : "18%"}
        maxBarSize={44}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="day"
          tickFormatter={format.axisDay}
          interval="equidistantPreserveStart"
          minTickGap={20}
          tickLine={false}
          tickMargin={8}
          scale="band"
        />
        <YAxis
          width="auto"
          tickCount={4}
          allowDecimals={isDelay}
          axisLine={false}
          tickLine={false}
          tickMargin={6}
          tickFormatter={isDelay ? format.seconds : format.axisCount}
        />
        <Tooltip
          cursor={{ className: "plot-cursor" }}
          isAnimationActive={false}
          content={<DayTip rows={rows} columns={columns} format={format} />}
        />
        {isDelay ? columns.toReversed().map(drawLine) : columns.map(drawBar)}
      </ComposedChart>
    </>
  );
}

function drawBar(column: ColumnName) {
  return <Bar key={column} dataKey={column} stackId="day" fill={getPaint(column).fill} className="plot-bar" isAnimationActive={false} />;
}

function drawLine(column: ColumnName) {
  const { line, dash } = getPaint(column);
  return (
    <Line
      key={column}
      dataKey={column}
      stroke={line}
      strokeWidth={2}
      strokeDasharray={dash}
      dot={{ r: 2.5, fill: line, strokeWidth: 0 }}
      activeDot={{ r: 4, strokeWidth: 0, fill: line }}
      isAnimationActive={false}
    />
  );
}

/** The legend of a column: its pattern, name and total. */
function PlotKey({ column, isLine, total }: { column: ColumnName; isLine: boolean; total: string | null }) {
  const { t } = useTranslation("adminStats");
  const { fill, line, dash } = getPaint(column);
  return (
    <li>
      <svg width="20" height="12" viewBox="0 0 20 12">
        {isLine ? (
          <line x1="0" x2="20" y1="6" y2="6" stroke={line} strokeWidth="2.5" strokeDasharray={dash} />
        ) : (
          <rect x="4" width="12" height="12" rx="2" fill={fill} />
        )}
      </svg>
      {t(`column.${column}`)} {total !== null && <b>{total}</b>}
    </li>
  );
}

interface DayTipProps {
  rows: readonly DailyRow[];
  columns: readonly ColumnName[];
  format: StatsFormat;
  /** Set by the plot: whether a day is pointed at, and which. */
  active?: boolean;
  label?: string;
}

/** The tooltip with the figures of the day that is pointed at. */
function DayTip({ rows, columns, format, active = false, label }: DayTipProps) {
  const { t } = useTranslation("adminStats");
  const row = active && rows.find(({ day }) => day === label);
  if (!row) return null;
  return (
    <div className="plot-tip">
      <p>{format.day(row.day)}</p>
      <dl>
        {columns.map((column) => {
          const value = row[column];
          return (
            <div key={column}>
              <dt>{t(`column.${column}`)}</dt>
              <dd>{typeof value === "number" ? formatFigure(format, column, value) : t("noValue")}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
