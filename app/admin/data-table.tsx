import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { rowSortingFeature, tableFeatures, useTable, type RowData, type SortingState } from "@tanstack/react-table";
import { useTranslation } from "react-i18next";

const features = tableFeatures({ rowSortingFeature });

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Whether only screen readers are told it. */
  isHeaderHidden?: boolean;
  /** Whether the server can sort by this column. */
  isSortable: boolean;
  renderCell: (row: Row) => React.ReactNode;
}

interface DataTableProps<Row extends RowData> {
  label: string;
  className: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** The order that the server gave the rows. */
  sorting: SortingState;
  onSort: (sorting: SortingState) => void;
  isStale?: boolean;
}

/** A table whose rows the server sorts and divides into pages; narrow screens show each row as a card. */
export function DataTable<Row extends RowData>({ isStale = false, ...props }: DataTableProps<Row>) {
  const { label, className, columns, rows, rowId, sorting, onSort } = props;
  const table = useTable({
    features,
    columns: columns.map(({ id, header, isSortable }) => ({ id, header, accessorFn: () => id, enableSorting: isSortable })),
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (change) => onSort(typeof change === "function" ? change(sorting) : change),
  });
  const hidden = new Set(columns.filter(({ isHeaderHidden }) => isHeaderHidden).map(({ id }) => id));
  return (
    <table className={`admin-table ${className}`} aria-label={label} aria-busy={isStale}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ column, id }) => (
              <th key={id} scope="col" aria-sort={column.getCanSort() ? describeSort(column.getIsSorted()) : undefined}>
                {column.getCanSort() ? (
                  <SortButton
                    name={String(column.columnDef.header)}
                    direction={column.getIsSorted()}
                    onSort={() => column.toggleSorting()}
                  />
                ) : (
                  <span className={hidden.has(column.id) ? "sr-only" : undefined}>{String(column.columnDef.header)}</span>
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            {columns.map(({ id, renderCell }) => (
              <td key={id}>
                <div className="admin-cell">{renderCell(row.original)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

type Direction = false | "asc" | "desc";

function SortButton({ name, direction, onSort }: { name: string; direction: Direction; onSort: () => void }) {
  const { t } = useTranslation("admin");
  const Icon = sortIcons[describeSort(direction)];
  const hint = t(direction === "asc" ? "table.sortDescending" : "table.sortAscending", { column: name });
  return (
    <button type="button" className="admin-sort" title={hint} onClick={onSort}>
      {name} <Icon aria-hidden size={14} />
    </button>
  );
}

function describeSort(direction: Direction): "ascending" | "descending" | "none" {
  if (direction === "asc") return "ascending";
  return direction === "desc" ? "descending" : "none";
}
