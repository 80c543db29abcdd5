import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countToday } from "./count.ts";

const { db, pool } = await useTestDatabase();

async function listCounts() {
  const { rows } = await pool.query(
    "select day = (now() at time zone 'utc')::date as is_today, measure, label, sum(count)::int as count from daily_counts group by 1, 2, 3 order by 2, 3",
  );
  return rows;
}

test("what happens is counted for today, by what it was", async () => {
  await countToday(db, [
    { measure: "query_source", label: "ai" },
    { measure: "query_interest", label: "tea" },
    { measure: "query_interest", label: "tea" },
  ]);
  await countToday(db, [{ measure: "query_source", label: "ai" }]);
  await countToday(db, []);

  expect(await listCounts()).toEqual([
    { is_today: true, measure: "query_interest", label: "tea", count: 2 },
    { is_today: true, measure: "query_source", label: "ai", count: 2 },
  ]);
});

test("of two hundred who count the same things at once, in any order, none is lost or waits for ever", async () => {
  const counts = [
    { measure: "query_source", label: "ai" },
    { measure: "query_visitor", label: "guest" },
    { measure: "feedback", label: "liked" },
  ] as const;

  await Promise.all(Array.from({ length: 200 }, (_, turn) => countToday(db, turn % 2 ? [...counts] : counts.toReversed())));

  expect((await listCounts()).map(({ count }) => count)).toEqual([200, 200, 200]);
});
