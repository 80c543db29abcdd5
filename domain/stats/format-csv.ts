type Cell = string | number | null;

/** Formats rows as CSV (RFC 4180), with the names as the header. */
export function formatCsv(rows: readonly Record<string, Cell>[], names: readonly string[]): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return lines.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}

function formatCell(cell: Cell): string {
  const text = String(cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
