import { expect, test } from "vitest";
import { Refusal } from "#shared/refusal.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { Guest } from "../../visitor.ts";
import { countQuery, getQuotaLeft, giveBackQuery } from "./quota.ts";

const { db, pool } = await useTestDatabase();
const limits = { guestDailyQueries: 3, freeDailyQueries: 3 };
const guest: Guest = { kind: "guest", sessionId: "one", addressKey: "address home" };

const countInTransaction = (who = guest) => db.transaction((tx) => countQuery(tx, who, limits));

test("a guest's fourth query of the day is refused with the next UTC midnight", async () => {
  for (const left of [2, 1, 0]) expect((await countInTransaction()).remainingQueries).toBe(left);

  const fourth = await countInTransaction().catch((error: unknown) => error);

  expect(fourth).toBeInstanceOf(Refusal);
  expect(fourth).toMatchObject({ code: "daily_limit_reached" });
  const { rows } = await pool.query("select ((now() at time zone 'utc')::date + 1) at time zone 'utc' as midnight");
  expect(fourth).toHaveProperty("details.resetsAt", rows[0].midnight);
});

test("of thirty queries at once three are counted", async () => {
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => countInTransaction()));

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await getQuotaLeft(db, guest, limits)).toMatchObject({ canQuery: false, remainingQueries: 0 });
});

test("guests without end from one address share ten times the limit", async () => {
  const guests = Array.from({ length: 40 }, (_, number) => ({ ...guest, sessionId: `guest ${number}` }));

  const tries = await Promise.allSettled(guests.map((who) => countInTransaction(who)));

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
});

test("a query that is refused for its address is not counted for its guest", async () => {
  await pool.query("insert into guest_queries values ('address home', (now() at time zone 'utc')::date, 30)");

  await expect(countInTransaction()).rejects.toMatchObject({ code: "daily_limit_reached" });

  expect(await getQuotaLeft(db, guest, limits)).toMatchObject({ remainingQueries: 3 });
});

test("a query that is given back can be used again", async () => {
  const counted = await countInTransaction();

  await giveBackQuery(db, guest, counted);

  expect(await getQuotaLeft(db, guest, limits)).toMatchObject({ canQuery: true, remainingQueries: 3 });
});

test("yesterday's queries do not count today", async () => {
  await pool.query("insert into guest_queries values ('one', (now() at time zone 'utc')::date - 1, 3)");

  expect(await getQuotaLeft(db, guest, limits)).toMatchObject({ canQuery: true, remainingQueries: 3, plan: "guest", limit: 3 });
});

test("with a limit of zero nobody may ask", async () => {
  await expect(countQuery(db, guest, { ...limits, guestDailyQueries: 0 })).rejects.toMatchObject({ code: "daily_limit_reached" });
});
