import { afterEach, expect, test } from "vitest";
import { createOutbox } from "#domain/messaging/outbox.ts";
import type { Parcel } from "#domain/messaging/outbox.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { openJobs, type Jobs } from "./jobs.ts";
import { createLog } from "./log.ts";

const { db, pool, url } = await useTestDatabase();
const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
});

async function openQueue() {
  const jobs = await openJobs(url, createLog("silent", { readable: false }));
  opened.push(jobs);
  const delivered: Parcel[] = [];
  const first = Promise.withResolvers<Parcel>();
  const deliver = async (parcel: Parcel) => {
    delivered.push(parcel);
    first.resolve(parcel);
  };
  return {
    jobs,
    outbox: createOutbox(async () => jobs.boss),
    delivered,
    first: first.promise,
    work: () => jobs.work({ sweep: async () => {}, deliver }),
  };
}

const mail = { kind: "password_changed", to: "ada@example.org", locale: "en" } as const;

test("a mail of a transaction that is rolled back is never sent, the next one is", async () => {
  const { outbox, first, work, delivered } = await openQueue();
  await work();

  await db
    .transaction(async (tx) => {
      await outbox.postMail(tx, { ...mail, to: "nobody@example.org" });
      throw new Error("changed its mind");
    })
    .catch(() => {});
  await db.transaction((tx) => outbox.postMail(tx, mail));

  expect(await first).toMatchObject({ queue: "mail", mail, attempt: 0 });
  expect(delivered).toHaveLength(1);
});

test("nothing of a sent message stays in the queue", async () => {
  const { jobs, outbox, first, work } = await openQueue();
  await outbox.postTextMessage(db, { to: "+15551234567", body: "Your code is 012345" });

  await work();
  await first;
  await jobs.stop();
  opened.length = 0;

  const { rows } = await pool.query("select data::text from pgboss.job where name = 'text-message'");
  expect(rows).toEqual([]);
});
