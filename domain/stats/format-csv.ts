type Cell = string | number | null;

/** Formats rows as CSV (RFC 4180), with the names as the header. */
export function formatCsv(rows: readonly Record<string, Cell>[], names: readonly string[]): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return lines.map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would take for a formula has an apostrophe in front (OWASP, CSV injection). */
function formatCell(cell: Cell): string {
  const text = typeof cell === "string" ? cell.replace(/^(?=[=+\-@\t\r])/, "'") : String(cell ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
