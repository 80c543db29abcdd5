import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { claimRequest, forgetClaim, keepClaim, releaseClaim, storeAnswer } from "./stored-answers.ts";

const { db, pool } = await useTestDatabase();
const request = { visitorId: "one", key: "k1", requestHash: "hash of the body" };

const claim = (changes: Partial<typeof request> = {}) => db.transaction((tx) => claimRequest(tx, { ...request, ...changes }));

test("the answer to the first request is the answer to each repetition", async () => {
  await claim();
  await storeAnswer(db, request, { suggestions: ["a"] });

  expect(await claim()).toEqual({ state: "answered", answer: { suggestions: ["a"] } });
});

test("of two twins at once one works and the other is told to wait", async () => {
  const tries = await Promise.allSettled([claim(), claim()]);

  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "idempotency_key_in_use" } });
});

test("another body under the same key is refused", async () => {
  await claim();

  await expect(claim({ requestHash: "hash of another body" })).rejects.toMatchObject({ code: "idempotency_key_reused" });
});

test("the same key of another visitor is another request", async () => {
  await claim();

  expect(await claim({ visitorId: "two" })).toEqual({ state: "new" });
});

test("a request that was lost with its server is taken over", async () => {
  await claim();
  await pool.query("update idempotency_keys set lease_expires_at = now() - interval '1 second'");

  expect(await claim()).toEqual({ state: "taken-over" });
});

test("a claim lasts as long as its server keeps it, and ends a few seconds after", async () => {
  const left = async () => {
    const { rows } = await pool.query("select extract(epoch from lease_expires_at - now())::float8 as seconds from idempotency_keys");
    return Number(rows[0].seconds);
  };
  await claim();
  await pool.query("update idempotency_keys set lease_expires_at = now() + interval '1 second'");

  const stop = keepClaim(db, request);
  await expect.poll(left).toBeGreaterThan(2);
  stop();

  expect(await left()).toBeLessThan(5);
});

test("of two who worked under one key the later one has its answer refused", async () => {
  await claim();
  await releaseClaim(db, request);
  await claim();
  await storeAnswer(db, request, "of the one who took over");

  await expect(storeAnswer(db, request, "of the first")).rejects.toMatchObject({ code: "idempotency_key_in_use" });
  expect(await claim()).toEqual({ state: "answered", answer: "of the one who took over" });
});

test("a claim that was let go can be taken over at once", async () => {
  await claim();
  await releaseClaim(db, request);

  expect(await claim()).toEqual({ state: "taken-over" });
});

test("after a day, or when it was forgotten, the key is new again", async () => {
  await claim();
  await storeAnswer(db, request, "old");
  await pool.query("update idempotency_keys set expires_at = now() - interval '1 second'");
  const afterADay = await claim();
  await forgetClaim(db, request);

  expect([afterADay, await claim()]).toEqual([{ state: "new" }, { state: "new" }]);
});
