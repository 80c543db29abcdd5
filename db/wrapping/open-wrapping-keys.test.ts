import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyDatabase, type EmptyDatabase } from "#tests/support/empty-database.ts";
import { writeRows } from "#tests/support/rows-of-every-table.ts";
import { migrateDatabase } from "../migrate.ts";
import { openWrappingKeys } from "./open-wrapping-keys.ts";
import { unwrap } from "./wrap.ts";

const secretKeys = ["a key of an operator, without end"];

async function makeFolder(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-wrapping-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return join(home, "data");
}

/** A database with a row in each table, as a version left it that wrapped nothing. */
async function createPlainDatabase(): Promise<EmptyDatabase> {
  const database = await createEmptyDatabase();
  await migrateDatabase(database.url, "db/migrations");
  await writeRows(database);
  return database;
}

test("the first start makes a key for its owner alone, and finds it again", async () => {
  const [database, dataDir] = [await createPlainDatabase(), await makeFolder()];

  const first = await openWrappingKeys(database.url, { secretKeys: null, dataDir });
  const second = await openWrappingKeys(database.url, { secretKeys: null, dataDir });

  const { mode } = await stat(join(dataDir, "secret.key"));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, "secret.key"), "utf8")).toMatch(/^[\w-]{43}$/);
  expect(second).toEqual(first);
});

test("what an older version left in the clear is wrapped at the start, once, by whichever of ten replicas comes first", async () => {
  const database = await createPlainDatabase();
  const read = () => database.query("select value from server_secrets where name = 'guest_cookie'");

  const opened = await Promise.all(
    Array.from(
      { length: 10 },
      async () => await openWrappingKeys(database.url, { secretKeys: null, dataDir: await makeFolder() }).catch(String),
    ),
  );
  const keys = opened.find((found) => typeof found !== "string");
  const wrapped = await read();

  // Each has a folder of its own here: all but one have to be refused rather than to make a second key.
  expect(opened.filter((found) => typeof found === "string")).toEqual(
    Array.from({ length: 9 }, () => expect.stringMatching(/there is neither SECRET_KEY nor .*secret\.key/)),
  );
  expect(keys && unwrap(keys, { table: "server_secrets", id: "guest_cookie" }, String(wrapped[0]?.["value"]))).toBe("a secret");
});

test("replicas that share a setting wrap everything once", async () => {
  const [database, dataDir] = [await createPlainDatabase(), await makeFolder()];

  const opened = await Promise.all(Array.from({ length: 10 }, () => openWrappingKeys(database.url, { secretKeys, dataDir })));

  const [keys] = opened;
  const [factor] = await database.query("select id, secret from auth_factors");
  const [signing] = await database.query("select kid, private_jwk from auth_signing_keys");
  if (!keys || !factor || !signing) throw new Error("nothing was written");
  expect(unwrap(keys, { table: "auth_factors", id: String(factor["id"]) }, String(factor["secret"]))).toBe("S");
  const privateJwk = unwrap(keys, { table: "auth_signing_keys", id: String(signing["kid"]) }, String(signing["private_jwk"]));
  expect(JSON.parse(privateJwk)).toEqual({ kty: "EC" });
  expect(await readdir(dataDir).catch(() => null)).toBe(null);
});

test("messages that wait and flows under way are wrapped, too, where a version left them in the clear", async () => {
  const [database, dataDir] = [await createPlainDatabase(), await makeFolder()];
  const boss = new PgBoss({ connectionString: database.url, max: 2 });
  await boss.start();
  for (const queue of ["mail", "text-message"]) await boss.createQueue(queue);
  const mail = { to: "ada@example.org", link: "https://gifts.example/secret" };
  const message = { to: "+15551234567", body: "Your code is 012345" };
  await boss.send("mail", { id: "1", attempt: 2, queue: "mail", mail });
  await boss.send("text-message", { id: "2", attempt: 0, queue: "text-message", message });

  const keys = await openWrappingKeys(database.url, { secretKeys, dataDir });

  const jobs = await database.query("select data from pgboss.job where name in ('mail', 'text-message') order by name");
  const [flow] = await database.query("select id, memory from auth_flow_states");
  await boss.stop();
  const unwrapOne = (table: "pgboss.job" | "auth_flow_states", id: string, text: unknown) =>
    JSON.parse(unwrap(keys, { table, id }, String(text)));
  expect(jobs).toEqual([
    { data: { id: "1", attempt: 2, queue: "mail", to: mail.to, content: expect.any(String) } },
    { data: { id: "2", attempt: 0, queue: "text-message", to: message.to, content: expect.any(String) } },
  ]);
  expect(jobs.map(({ data }, place) => unwrapOne("pgboss.job", String(place + 1), Object(data)["content"]))).toEqual([mail, message]);
  expect(unwrapOne("auth_flow_states", String(flow?.["id"]), flow?.["memory"])).toEqual({ verifier: "a verifier" });
});

test("a key that is not the one is refused in one line, changes nothing and shows no key", async () => {
  const [database, dataDir] = [await createPlainDatabase(), await makeFolder()];
  await openWrappingKeys(database.url, { secretKeys, dataDir });
  const before = await database.query("select * from server_secrets order by name");

  const another = () => openWrappingKeys(database.url, { secretKeys: ["another key of an operator, no end"], dataDir });
  const none = () => openWrappingKeys(database.url, { secretKeys: null, dataDir });

  await expect(another()).rejects.toThrow(
    /^SECRET_KEY is the key [0-9a-f]{16}, but secrets in the database are wrapped with the key [0-9a-f]{16};[^\n]+$/,
  );
  await expect(none()).rejects.toThrow(/^the secrets in the database are wrapped, and there is neither SECRET_KEY nor [^\n]+$/);
  expect(await database.query("select * from server_secrets order by name")).toEqual(before);
  expect(await readdir(dataDir).catch(() => null)).toBe(null);
});

test("a file that holds no key stops the start", async () => {
  const [database, dataDir] = [await createPlainDatabase(), await makeFolder()];
  await openWrappingKeys(database.url, { secretKeys: null, dataDir });
  await writeFile(join(dataDir, "secret.key"), "too short");

  await expect(openWrappingKeys(database.url, { secretKeys: null, dataDir })).rejects.toThrow(/secret\.key holds no key/);
});
