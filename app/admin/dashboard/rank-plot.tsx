import type { StatsFormat } from "./format-stats.ts";
import type { RankedRow } from "./stats-columns.ts";

const longestPlot = 8;

interface RankPlotProps {
  rows: readonly RankedRow[];
  format: StatsFormat;
  nameRow: (row: RankedRow) => string;
}

/** A ranking as horizontal bars, each with its name and count. */
export function RankPlot({ rows, format, nameRow }: RankPlotProps) {
  const most = rows[0]?.count ?? 0;
  return (
    <ol className="plot-ranks">
      {rows.slice(0, longestPlot).map((row) => (
        <li key={row.label}>
          <span className="plot-rank-name">{nameRow(row)}</span>
          <span className="plot-rank-track">
            <span style={{ inlineSize: `${(row.count / most) * 100}%` }} />
          </span>
          <span className="plot-rank-count">{format.count(row.count)}</span>
        </li>
      ))}
    </ol>
  );
}
