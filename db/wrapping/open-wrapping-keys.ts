import type pg from "pg";
import { OperatorFault } from "#shared/operator-fault.ts";
import { explainDatabaseFault } from "../database-fault.ts";
import { openOperatorClient } from "../operator-client.ts";
import { makeKeyFile, nameKeyFile, readKeyFile } from "./key-file.ts";
import { deriveWrappingKey, wrap, type Place, type WrappingKeys } from "./wrap.ts";
import { countWrapped, wrapPlainRows } from "./wrapped-rows.ts";

/** By this row a start with another key is refused even while there is nothing else to unwrap. */
const knownSecret = { table: "server_secrets", id: "wrapping_key" } as const satisfies Place;

export interface KeySource {
  /** `SECRET_KEY`; `null` for the file in the data directory. */
  secretKeys: readonly string[] | null;
  dataDir: string;
}

/**
 * Reads the keys that wrap the secrets in the database, and wraps with the first what an older version left in the clear. The first
 * start makes the key file. Programs that start together take turns. Throws an `OperatorFault` when the keys cannot open what is there.
 */
export async function openWrappingKeys(databaseUrl: string, source: KeySource): Promise<WrappingKeys> {
  const client = await openOperatorClient(databaseUrl, { application_name: "giftwright keys" });
  try {
    await client.query("begin");
    await lockWrapping(client);
    const keys = await chooseKeys(client, source);
    await wrapPlainRows(client, keys);
    const { table, id } = knownSecret;
    await client.query(`insert into ${table} (name, value) values ($1, $2) on conflict do nothing`, [id, wrap(keys, knownSecret, "")]);
    await client.query("commit");
    return keys;
  } catch (error) {
    throw explainDatabaseFault(databaseUrl, error);
  } finally {
    await client.end();
  }
}

/** Until the end of the transaction nobody else wraps or makes a key. */
export async function lockWrapping(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('giftwright wrapping keys'))");
}

/** The keys of the setting or of the file, which is made where nothing is wrapped yet. Throws an `OperatorFault` when they do not open what is there. */
export async function chooseKeys(client: pg.ClientBase, source: KeySource): Promise<WrappingKeys> {
  const used = Object.keys((await countWrapped(client)).byKey);
  const secrets = await findSecrets(source);
  if (secrets === null && used.length > 0) throw new OperatorFault(describeMissing(source));
  const keys = deriveKeys(secrets ?? (await makeKeyFile(source.dataDir)));
  const foreign = used.find((id) => keys.every((key) => key.id !== id));
  if (foreign !== undefined) throw new OperatorFault(describeForeign(source, { foreign, given: keys.map(({ id }) => id) }));
  return keys;
}

/** The keys of the setting or of the file; `null` when there is neither. */
export async function findSecrets({ secretKeys, dataDir }: KeySource): Promise<readonly string[] | null> {
  return secretKeys ?? (await readKeyFile(dataDir));
}

export function deriveKeys([first = "", ...more]: readonly string[]): WrappingKeys {
  return [deriveWrappingKey(first), ...more.map(deriveWrappingKey)];
}

function describeMissing({ dataDir }: KeySource): string {
  return `the secrets in the database are wrapped, and there is neither SECRET_KEY nor ${nameKeyFile(dataDir)}; put the key back there`;
}

function describeForeign({ secretKeys, dataDir }: KeySource, { foreign, given }: { foreign: string; given: readonly string[] }): string {
  const source = secretKeys ? "SECRET_KEY" : nameKeyFile(dataDir);
  return `${source} is the key ${given.join(", ")}, but secrets in the database are wrapped with the key ${foreign}; give that one back`;
}
