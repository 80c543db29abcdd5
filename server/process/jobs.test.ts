import { afterEach, expect, test } from "vitest";
import { createOutbox, openMessage, type QueuedMessage } from "#domain/messaging/outbox.ts";
import { createAlarm } from "#domain/posts/publish-due.ts";
import { openTestJobsDatabase } from "#tests/support/jobs-database.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { testWrapping } from "#tests/support/test-wrapping.ts";
import { openJobs, type Jobs } from "./jobs.ts";
import { createLog } from "../log/log.ts";

const { db, pool, url } = await useTestDatabase();
const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
});

async function openQueue() {
  const jobs = await openJobs(openTestJobsDatabase(url), createLog("silent", { readable: false }));
  opened.push(jobs);
  const delivered: QueuedMessage[] = [];
  const first = Promise.withResolvers<QueuedMessage>();
  const deliver = async (message: QueuedMessage) => {
    delivered.push(message);
    first.resolve(message);
  };
  return {
    jobs,
    outbox: createOutbox(testWrapping, async () => jobs.boss),
    delivered,
    first: first.promise,
    work: () => jobs.work({ sweep: async () => {}, deliver, publish: async () => {}, backUp: null }),
  };
}

const mail = { kind: "farewell", to: "ada@example.org", locale: "en" } as const;

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

  expect(openMessage(testWrapping, await first)).toEqual({ queue: "mail", mail });
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

test("an alarm rings at its time for one replica, unless its transaction is rolled back", async () => {
  const { jobs } = await openQueue();
  const { jobs: replica } = await openQueue();
  const rung: number[] = [];
  const first = Promise.withResolvers<void>();
  const publish = async () => {
    rung.push(Date.now());
    first.resolve();
  };
  const work = { sweep: async () => {}, deliver: async () => {}, publish, backUp: null };
  const wakeAt = createAlarm(jobs.boss);
  const at = new Date(Date.now() + 1_500);

  await wakeAt(db, at);
  await db
    .transaction(async (tx) => {
      await wakeAt(tx, new Date());
      throw new Error("changed its mind");
    })
    .catch(() => {});
  await Promise.all([jobs.work(work), replica.work(work)]);
  await first.promise;
  // Both end what they have begun.
  for (const opening of opened.splice(0)) await opening.stop();

  expect(rung).toHaveLength(1);
  // The database rounds to the millisecond in its own way.
  expect(rung[0]).toBeGreaterThanOrEqual(at.getTime() - 5);
});

test("the log says why the jobs wait for the database", async () => {
  const lines: string[] = [];
  const jobs = await openJobs(
    openTestJobsDatabase(url),
    createLog("warn", { readable: false, to: { write: (line: string) => void lines.push(line) } }),
  );
  opened.push(jobs);

  jobs.boss.emit("error", { name: "error", message: "terminating connection", code: "57P01" } as Error);

  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ message: "terminating connection", code: "57P01" }) }),
  ]);
});

test("neither a link nor a code of a waiting message can be read in the queue", async () => {
  const { outbox } = await openQueue();
  const link = "https://gifts.example/auth/v1/verify?token=abc";
  const lives = { linkLifeSeconds: 3600, codeLifeSeconds: 600 };
  await outbox.postMail(db, { kind: "recovery", to: "ada@example.org", locale: "en", link, code: "012345", ...lives });
  await outbox.postTextMessage(db, { to: "+15551234567", body: "Your code is 678901" });

  const { rows } = await pool.query<{ data: string }>("select data::text from pgboss.job where name in ('mail', 'text-message')");

  expect(rows).toHaveLength(2);
  expect(rows.map(({ data }) => data).join()).not.toMatch(/token=abc|012345|678901/);
});
