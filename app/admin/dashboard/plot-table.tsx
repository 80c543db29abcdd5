import { useTranslation } from "react-i18next";
import { formatFigure, type StatsFormat } from "./format-stats.ts";
import { listColumns, type DailyName, type DailyRow, type RankedName, type RankedRow } from "./stats-columns.ts";

interface DayTableProps {
  name: DailyName;
  title: string;
  rows: readonly DailyRow[];
  format: StatsFormat;
}

/** A series by day, with the same rows as the download. */
export function DayTable({ name, title, rows, format }: DayTableProps) {
  const { t } = useTranslation("adminStats");
  const columns = listColumns(name);
  return (
    <ScrollingTable title={title} names={[t("day"), ...columns.map((column) => t(`column.${column}`))]}>
      {rows.map((row) => (
        <tr key={row.day}>
          <th scope="row">
            <time dateTime={row.day}>{format.day(row.day)}</time>
          </th>
          {columns.map((column) => {
            const value = row[column];
            return <td key={column}>{typeof value === "number" ? formatFigure(format, column, value) : t("noValue")}</td>;
          })}
        </tr>
      ))}
    </ScrollingTable>
  );
}

interface RankTableProps {
  name: RankedName;
  title: string;
  rows: readonly RankedRow[];
  format: StatsFormat;
  nameRow: (row: RankedRow) => string;
}

/** A ranking with its counts. */
export function RankTable({ name, title, rows, format, nameRow }: RankTableProps) {
  const { t } = useTranslation("adminStats");
  return (
    <ScrollingTable title={title} names={[t(`rankedBy.${name}`), t("count")]}>
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" className="plot-rank-name">
            {nameRow(row)}
          </th>
          <td>{format.count(row.count)}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** A table that scrolls in its place, by keyboard, too: ninety days are long. */
function ScrollingTable({ title, names, children }: { title: string; names: readonly string[]; children: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="plot-table-place" aria-label={title} tabIndex={0}>
      <table className="plot-table">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
