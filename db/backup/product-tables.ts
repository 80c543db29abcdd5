import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import * as authSchema from "../auth-schema.server.ts";
import * as productSchema from "../schema.server.ts";
import type { BackupTable } from "./backup-format.ts";

/** The product's tables in the schema `public`, where other programs may have theirs. */
export const productTables: readonly string[] = Object.values({ ...productSchema, ...authSchema }).flatMap((part) =>
  is(part, PgTable) ? [getTableName(part)] : [],
);

/** Where Drizzle keeps which migrations the schema has seen, and pg-boss its jobs. */
export const ownSchemas = ["drizzle", "pgboss"] as const;
const migrationTable = "__drizzle_migrations";
// What pg-boss needs to resume its work; it recreates the rest.
const jobTables = ["queue", "schedule", "job"];

/** The tables to back up, each after those that its rows reference. */
export async function listBackupTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { id: string }>(
    `select c.oid::text as id, n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' and c.relname = any($1) or n.nspname = 'drizzle' and c.relname = $2 or n.nspname = 'pgboss' and c.relname = any($3))
     group by 1, 2, 3
     order by array_position($3, c.relname::text), n.nspname, c.relname`,
    [productTables, migrationTable, jobTables],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select conrelid::text as from, confrelid::text as to from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  return sortByReference(rows, references.rows).map(({ schema, name, columns }) => ({ schema, name, columns }));
}

export function nameTable({ schema, name }: Pick<BackupTable, "schema" | "name">): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Topological order: a table follows all tables that it references. */
function sortByReference<Table extends { id: string }>(tables: Table[], references: { from: string; to: string }[]): Table[] {
  const waiting = new Set(tables);
  const sorted: Table[] = [];
  while (waiting.size > 0) {
    const ids = new Set([...waiting].map(({ id }) => id));
    const free = [...waiting].filter(({ id }) => !references.some(({ from, to }) => from === id && ids.has(to)));
    if (free.length === 0) throw new Error("tables reference each other in a circle");
    for (const table of free) waiting.delete(table);
    sorted.push(...free);
  }
  return sorted;
}
