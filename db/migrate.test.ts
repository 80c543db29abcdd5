import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";

test("two replicas that start together on an empty database run each migration once", async () => {
  const url = await createEmptyDatabase();

  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, "db/migrations")));

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as runs, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations",
  );
  await client.end();
  expect(rows[0].runs).toBeGreaterThan(1);
  expect(rows[0].runs).toBe(rows[0].migrations);
});

async function createEmptyDatabase(): Promise<string> {
  const superuserUrl = inject("superuserUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return superuserUrl.replace(/\/postgres$/, `/${name}`);
}
