import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

/** Runs `COPY … TO STDOUT` and writes the rows to the sink, which it ends. Returns the number of rows. */
export async function copyOut(client: pg.Client, statement: string, sink: Writable): Promise<number> {
  const rows = client.query(to(statement));
  await pipeline(rows, sink);
  return rows.rowCount;
}

/** Runs `COPY … FROM STDIN` with the bytes of the source. Returns the number of rows. */
export async function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  const rows = client.query(from(statement));
  await pipeline(source, rows);
  return rows.rowCount;
}
