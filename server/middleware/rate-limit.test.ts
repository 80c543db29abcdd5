import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createFrequentRateLimit } from "./rate-limit.ts";

const { db, pool } = await useTestDatabase();
const open = (points: number) => createFrequentRateLimit(db, "often", { points, seconds: 60 });

async function use(limit: ReturnType<typeof open>, times: number, key = "ann"): Promise<number> {
  const uses = await Promise.allSettled(Array.from({ length: times }, () => limit.consume(key)));
  return uses.filter(({ status }) => status === "fulfilled").length;
}

const countWrites = async () => (await pool.query("select points from rate_limits")).rows[0].points;

test("of many uses at once as many are let through as the limit says", async () => {
  expect(await use(open(30), 100)).toBe(30);
});

test("what one refuses the other refuses too: replicas share the count", async () => {
  const replicas = [open(30), open(30)] as const;

  const through = (await Promise.all(replicas.map((replica) => use(replica, 100)))).reduce((sum, count) => sum + count, 0);

  expect(through).toBe(30);
});

test("each key has its own limit", async () => {
  const limit = open(15);
  await use(limit, 20);

  expect(await use(limit, 20, "bea")).toBe(15);
});

test("most uses ask nothing of the database: they are counted in shares", async () => {
  const limit = open(300);

  await use(limit, 5);

  expect(await countWrites()).toBe(20);
});

test("a refusal tells how long to wait", async () => {
  const limit = open(1);
  await limit.consume("ann");

  await expect(limit.consume("ann")).rejects.toMatchObject({ code: "rate_limited", details: { retryAfterSeconds: 60 } });
});
