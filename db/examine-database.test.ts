import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { examineDatabase } from "./examine-database.ts";

const connection = await useTestDatabase();

test("a database is looked at as it is", async () => {
  const facts = await examineDatabase(connection.url, "db/migrations");

  expect(facts).toMatchObject({
    isReadOnly: false,
    canCreate: true,
    migrations: { pending: 0, unknown: 0 },
    administrators: 0,
    isSuperuser: true,
    withoutFactor: 0,
  });
  expect(facts.version).toBeGreaterThan(150_000);
  expect(Math.abs(facts.skewMs)).toBeLessThan(5_000);
});

test("changes of the schema are compared by what they say", async () => {
  const other = await mkdtemp(join(tmpdir(), "giftwright-migrations-"));
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  await cp("db/migrations", other, { recursive: true });
  const journal = JSON.parse(await readFile(join(other, "meta", "_journal.json"), "utf8"));
  await writeFile(join(other, `${journal.entries.at(-1).tag}.sql`), "select 'another change'");

  const { migrations } = await examineDatabase(connection.url, other);

  expect(migrations).toEqual({ seen: journal.entries.length, pending: 1, unknown: 1 });
});

test("one that has never been used has nothing to count", async () => {
  const empty = new URL(connection.url);
  empty.pathname = "/postgres";

  expect(await examineDatabase(empty.href, "db/migrations")).toMatchObject({ migrations: { seen: 0, unknown: 0 }, administrators: null });
});
