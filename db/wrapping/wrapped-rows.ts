import type pg from "pg";
import { unwrap, wrap, type Place, type WrappingKeys } from "./wrap.ts";

/** Where secrets lie, in SQL: the name by which a secret is wrapped, its text, and how a new text (`$1`) is written. */
interface WrappedColumn {
  table: Place["table"];
  id: string;
  /** The key of the row, where that is another column. */
  key?: string;
  text: string;
  write: string;
  which?: string;
}

const columns: readonly WrappedColumn[] = [
  { table: "server_secrets", id: "name", text: "value", write: "value = $1" },
  { table: "auth_signing_keys", id: "kid", text: "private_jwk #>> '{}'", write: "private_jwk = to_jsonb($1::text)" },
  { table: "auth_factors", id: "id", text: "secret", write: "secret = $1" },
  {
    table: "auth_flow_states",
    id: "id",
    text: "memory #>> '{}'",
    write: "memory = to_jsonb($1::text)",
    which: "memory <> '{}'",
  },
  {
    table: "pgboss.job",
    id: "data->>'id'",
    key: "id",
    text: "coalesce(data->>'content', (data->'mail')::text, (data->'message')::text)",
    write: `data = data - 'mail' - 'message' || jsonb_build_object('content', $1::text,
      'to', coalesce(data->'to', data->'mail'->'to', data->'message'->'to'))`,
    which: "name in ('mail', 'text-message')",
  },
];

const rowsAtOnce = 500;

export interface WrappedCounts {
  /** Not wrapped yet. */
  plain: number;
  /** By the id of the key that they were wrapped with. */
  byKey: Record<string, number>;
}

/** Counts the secrets in the database. */
export async function countWrapped(client: pg.ClientBase): Promise<WrappedCounts> {
  const counts: WrappedCounts = { plain: 0, byKey: {} };
  for (const column of await listColumns(client)) {
    const { rows } = await client.query<{ key: string | null; count: number }>(
      `select substring(${column.text} from '^wrapped:1:([0-9a-f]{16}):') as key, count(*)::int as count
       from ${column.table} where ${column.text} is not null and ${column.which ?? "true"} group by 1`,
    );
    for (const { key, count } of rows) {
      if (key === null) counts.plain += count;
      else counts.byKey[key] = (counts.byKey[key] ?? 0) + count;
    }
  }
  return counts;
}

/** Wraps with the first key what is in the clear. */
export async function wrapPlainRows(client: pg.ClientBase, keys: WrappingKeys): Promise<number> {
  return await wrapRows(client, keys, "wrapped:%");
}

/** Wraps with the first key what another has wrapped. The others have to be among the keys. */
export async function rewrapRows(client: pg.ClientBase, keys: WrappingKeys): Promise<number> {
  return await wrapRows(client, keys, `wrapped:1:${keys[0].id}:%`);
}

async function wrapRows(client: pg.ClientBase, keys: WrappingKeys, done: string): Promise<number> {
  let changed = 0;
  for (const column of await listColumns(client))
    for (let last = rowsAtOnce; last === rowsAtOnce; changed += last) last = await wrapSome(client, keys, { column, done });
  return changed;
}

/** Those that are done leave the selection. */
async function wrapSome(
  client: pg.ClientBase,
  keys: WrappingKeys,
  { column: { table, id, key = id, text, write, which = "true" }, done }: { column: WrappedColumn; done: string },
): Promise<number> {
  const { rows } = await client.query<{ id: string; key: string; text: string }>(
    `select (${id})::text as id, (${key})::text as key, ${text} as text from ${table}
     where ${text} not like $1 and ${which} limit ${rowsAtOnce} for update`,
    [done],
  );
  for (const row of rows) {
    const place = { table, id: row.id };
    const secret = row.text.startsWith("wrapped:") ? unwrap(keys, place, row.text) : row.text;
    await client.query(`update ${table} set ${write} where ${key} = $2`, [wrap(keys, place, secret), row.key]);
  }
  return rows.length;
}

/** Without those whose table an older schema does not have yet. */
async function listColumns(client: pg.ClientBase): Promise<WrappedColumn[]> {
  const { rows } = await client.query<{ table: string }>(
    `select name as table from unnest($1::text[]) as name where to_regclass(name) is not null`,
    [columns.map(({ table }) => table)],
  );
  return columns.filter(({ table }) => rows.some((row) => row.table === table));
}
