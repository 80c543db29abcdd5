import { PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { testWrapping } from "#tests/support/test-wrapping.ts";
import { createOutbox, mailQueue } from "./outbox.ts";
import { withdrawMails } from "./withdraw-mails.ts";

const { db, url } = await useTestDatabase();

test("mails to an address that is withdrawn are never handed over, all others are", async () => {
  const boss = new PgBoss({ connectionString: url, max: 2 });
  await boss.start();
  await boss.createQueue(mailQueue);
  const outbox = createOutbox(testWrapping, async () => boss);
  for (const to of ["ann@example.org", "bea@example.org"]) await outbox.postMail(db, { kind: "farewell", to, locale: "en" });

  await withdrawMails(db, "ann@example.org");

  const jobs = await boss.fetch(mailQueue, { batchSize: 10 });
  await boss.stop();
  expect(jobs.map(({ data }) => data)).toMatchObject([{ to: "bea@example.org" }]);
});

test("without a queue there is nothing to withdraw", async () => {
  await expect(withdrawMails(db, "ann@example.org")).resolves.toBeUndefined();
});
