import { expect, test } from "vitest";
import { createEmptyDatabase } from "#tests/support/empty-database.ts";
import { migrateDatabase } from "./migrate.ts";

test("replicas that start together on an empty database run each migration once", async () => {
  const { url, query } = await createEmptyDatabase();

  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url, "db/migrations")));

  const [{ runs, migrations } = {}] = await query(
    "select count(*)::int as runs, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations",
  );
  expect(runs).toBeGreaterThan(1);
  expect(runs).toBe(migrations);
});
