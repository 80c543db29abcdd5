import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/empty-database.ts";
import { writeRows } from "#tests/support/rows-of-every-table.ts";
import { connectDatabase } from "../connect.server.ts";
import { migrateDatabase } from "../migrate.ts";
import { openWrappingKeys } from "./open-wrapping-keys.ts";
import { rewrapSecrets } from "./rewrap-secrets.ts";
import { unwrap, type WrappingKeys } from "./wrap.ts";

const [oldKey, newKey] = ["the key that has been used so far", "the key that is used from now on"];

async function openPlace(secretKeys: string[] | null) {
  const home = await mkdtemp(join(tmpdir(), "giftwright-rewrap-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const [database, dataDir] = [await createEmptyDatabase(), join(home, "data")];
  await migrateDatabase(database.url, "db/migrations");
  await writeRows(database);
  await openWrappingKeys(database.url, { secretKeys, dataDir });
  const readSeed = async (keys: WrappingKeys) => {
    const [factor] = await database.query("select id, secret from auth_factors");
    return unwrap(keys, { table: "auth_factors", id: String(factor?.["id"]) }, String(factor?.["secret"]));
  };
  return { ...database, dataDir, keyFile: join(dataDir, "secret.key"), readSeed };
}

test("a key of the setting takes the place of another: after it nothing needs the old one", async () => {
  const { url, dataDir, readSeed } = await openPlace([oldKey]);

  const count = await rewrapSecrets(url, { secretKeys: [newKey, oldKey], dataDir });

  expect(count).toBeGreaterThan(3);
  expect(await readSeed(await openWrappingKeys(url, { secretKeys: [newKey], dataDir }))).toBe("S");
  await expect(openWrappingKeys(url, { secretKeys: [oldKey], dataDir })).rejects.toThrow(/wrapped with the key [0-9a-f]{16}/);
  expect(await rewrapSecrets(url, { secretKeys: [newKey], dataDir })).toBe(0);
});

test("without the old key nothing is changed", async () => {
  const { url, dataDir, query } = await openPlace([oldKey]);
  const before = await query("select * from server_secrets order by name");

  await expect(rewrapSecrets(url, { secretKeys: [newKey], dataDir })).rejects.toThrow(/give that one back/);

  expect(await query("select * from server_secrets order by name")).toEqual(before);
});

test("the file gets a new key, with which everything is wrapped, and the old one leaves it", async () => {
  const { url, dataDir, keyFile, readSeed } = await openPlace(null);
  const before = await readFile(keyFile, "utf8");

  await rewrapSecrets(url, { secretKeys: null, dataDir });

  const after = await readFile(keyFile, "utf8");
  expect(after).toMatch(/^[\w-]{43}\n$/);
  expect(await readSeed(await openWrappingKeys(url, { secretKeys: null, dataDir }))).toBe("S");
  await writeFile(keyFile, before);
  await expect(openWrappingKeys(url, { secretKeys: null, dataDir })).rejects.toThrow(/give that one back/);
});

test("an exchange of the file's key that was interrupted leaves a product that starts", async () => {
  const { url, dataDir, keyFile, readSeed } = await openPlace(null);

  await writeFile(keyFile, `${newKey.replaceAll(" ", "-")}\n${await readFile(keyFile, "utf8")}`);

  expect(await readSeed(await openWrappingKeys(url, { secretKeys: null, dataDir }))).toBe("S");
});

test("a product that runs keeps its key file", async () => {
  const { url, dataDir, keyFile } = await openPlace(null);
  const before = await readFile(keyFile, "utf8");
  const running = connectDatabase(url, () => {});
  await running.pool.query("select 1");

  await expect(rewrapSecrets(url, { secretKeys: null, dataDir })).rejects.toThrow("a Giftwright is running on this database");

  await running.close();
  expect(await readFile(keyFile, "utf8")).toBe(before);
});
