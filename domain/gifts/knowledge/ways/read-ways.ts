/** A table of ways in which something is said, as it is written. */
export interface WaysFile<Row> {
  about: string;
  /** What `{name}` stands for in a way: any of these. */
  words?: Readonly<Record<string, readonly string[]>>;
  rows: readonly (Row & {
    ways: readonly string[];
    /** What must or must not stand right before and right after any of them: lookbehinds and lookaheads. */
    before?: string;
    after?: string;
    /** Where a thing that follows ends. */
    until?: string;
    /** As somebody says it; for whoever reads the table. */
    said?: string;
  })[];
}

/** The rows of a table, the ways of each joined to one pattern. Ways are regular expressions for the folded text of their language. */
export function readWays<Row extends object>(file: unknown): (Row & { pattern: string; until?: string })[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the schema by `npm run catalogue` and by a test
  const { rows, words = {} } = file as WaysFile<Row>;
  return rows.map((row) => ({
    ...row,
    pattern: fill(join(row), words),
    ...(row.until !== undefined && { until: fill(row.until, words) }),
  }));
}

/** The ways of all rows of a table as the source of one expression. */
export function joinWays(file: unknown): string {
  return readWays(file)
    .map(({ pattern }) => pattern)
    .join("|");
}

function join({ ways, before = "", after = "" }: WaysFile<unknown>["rows"][number]): string {
  return before + after === "" ? ways.join("|") : `${before}(?:${ways.join("|")})${after}`;
}

const name = /(?<!\\[pPu])\{(?<name>[a-z]\w*)\}/gi;

/** The names of the words that a way makes use of. */
export function listWordsUsed(way: string): string[] {
  return Array.from(way.matchAll(name), ({ groups }) => groups?.["name"] ?? "");
}

function fill(way: string, words: NonNullable<WaysFile<unknown>["words"]>): string {
  return way.replace(name, (_, key: string) => {
    const ways = words[key];
    if (!ways) throw new Error(`The words {${key}} are in no list of their file`);
    return `(?:${ways.map((one) => fill(one, words)).join("|")})`;
  });
}
