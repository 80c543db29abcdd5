import { randomBytes } from "node:crypto";
import type pg from "pg";
import { explainDatabaseFault } from "../database-fault.ts";
import { openOperatorClient } from "../operator-client.ts";
import { refuseWhileInUse } from "../refuse-while-in-use.ts";
import { readKeyFile, writeKeyFile } from "./key-file.ts";
import { chooseKeys, deriveKeys, lockWrapping, type KeySource } from "./open-wrapping-keys.ts";
import type { WrappingKeys } from "./wrap.ts";
import { rewrapRows } from "./wrapped-rows.ts";

/**
 * Wraps all secrets in the database with the first key of `SECRET_KEY`, or, where a file holds the key, with a new one that takes its
 * place; the latter while the product is stopped. Gives the number of secrets. Throws an `OperatorFault` when it cannot be done.
 */
export async function rewrapSecrets(databaseUrl: string, source: KeySource): Promise<number> {
  const client = await openOperatorClient(databaseUrl, { application_name: "giftwright keys" });
  try {
    return source.secretKeys === null ? await replaceKeyFile(client, source) : await rewrap(client, () => chooseKeys(client, source));
  } catch (error) {
    throw explainDatabaseFault(databaseUrl, error);
  } finally {
    await client.end();
  }
}

/** The file holds both keys until all secrets are wrapped with the new one: whenever this is interrupted, the product starts. */
async function replaceKeyFile(client: pg.ClientBase, source: KeySource): Promise<number> {
  const next = randomBytes(32).toString("base64url");
  const count = await rewrap(client, async () => {
    await refuseWhileInUse(client);
    await chooseKeys(client, source);
    const known = (await readKeyFile(source.dataDir)) ?? [];
    await writeKeyFile(source.dataDir, [next, ...known]);
    return deriveKeys([next, ...known]);
  });
  await writeKeyFile(source.dataDir, [next]);
  return count;
}

async function rewrap(client: pg.ClientBase, choose: () => Promise<WrappingKeys>): Promise<number> {
  await client.query("begin");
  await lockWrapping(client);
  const count = await rewrapRows(client, await choose());
  await client.query("commit");
  return count;
}
