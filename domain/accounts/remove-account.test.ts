import { beforeEach, expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp, createTestAuth } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { removeAccount } from "./remove-account.ts";

const connection = await useTestDatabase();
const { pool } = connection;
const app = createTestApp(connection);
const services = createTestAuth(connection, "http://localhost:3000");

let member: TestMember;
beforeEach(async () => {
  member = await createMember(connection, { plan: "premium", password: "quiet river 9" });
  await app.request("/api/ideas", {
    method: "POST",
    headers: { ...member.headers, "Content-Type": "application/json", "Idempotency-Key": "k1" },
    body: JSON.stringify({ relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Bea" }),
  });
  await pool.query("insert into subscriptions (user_id) values ($1) on conflict do nothing", [member.id]);
  await pool.query("insert into user_queries (user_id, day, query_count) values ($1, current_date, 1) on conflict do nothing", [member.id]);
  await pool.query("insert into rate_limits (key, points) values ($1, 1)", [`own-data:${member.id}`]);
  await pool.query("insert into audit_entries (action, subject, subject_id, subject_title) values ('plan', 'user', $1, $2)", [
    member.id,
    member.email,
  ]);
});

const steps = [
  "gift_suggestions",
  "gift_queries",
  "recipient_profiles",
  "subscriptions",
  "user_queries",
  "idempotency_keys",
  "rate_limits",
  "audit_entries",
  "users",
  "auth_users",
  "auth_sessions",
  "auth_identities",
];

/** Counts what is kept about the member, table by table. */
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of steps) {
    const { rows } = await pool.query(`select count(*)::int as count from ${table} t where t::text like $1`, [`%${member.id}%`]);
    counts[table] = rows[0].count;
  }
  return counts;
}

/** Lets the database's own process be killed at the moment in which the step reaches its table. */
async function killAt(table: string): Promise<void> {
  await pool.query(`create or replace function end_of_process() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end'`);
  await pool.query(`create trigger killed after delete or update on ${table} for each statement execute function end_of_process()`);
}

test.each(steps)("a deletion that is killed while it reaches %s has changed nothing, and can be done again", async (table) => {
  const before = await countRows();
  await killAt(table);

  await expect(removeAccount(services, member.id)).rejects.toBeInstanceOf(Error);

  const after = await countRows();
  await pool.query(`drop trigger killed on ${table}`);
  expect(Object.values(before).filter((count) => count === 0)).toEqual([]);
  expect(after).toEqual(before);
  await removeAccount(services, member.id);
  expect(Object.entries(await countRows()).filter(([, count]) => count > 0)).toEqual([]);
});
