import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTestBucket } from "#tests/support/bucket.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { openDailyBackup } from "./daily-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { createEmptyDatabase } from "#tests/support/empty-database.ts";

const { url } = await useTestDatabase();

async function makePlaces() {
  const home = await mkdtemp(join(tmpdir(), "giftwright-daily-"));
  const bucket = await openTestBucket();
  onTestFinished(async () => {
    await bucket.close();
    await rm(home, { recursive: true, force: true });
  });
  return { home, folder: join(home, "backups"), bucket };
}

test("each place keeps the newest ones, which can be restored, and tells the age of the last", async () => {
  const { home, folder, bucket } = await makePlaces();
  let now = Date.UTC(2026, 10, 25, 3, 15);
  const plan = { databaseUrl: url, outbox: join(home, "outbox"), pictures: null, folder, bucket: bucket.address, kept: 2, recipients: [] };
  const daily = openDailyBackup(plan, () => new Date(now));
  expect(await daily?.findAge()).toBeNull();

  for (let day = 0; day < 3; day += 1) {
    await daily?.take();
    now += 24 * 60 * 60 * 1_000;
  }

  const names = ["giftwright-2026-11-26T03-15-00.backup", "giftwright-2026-11-27T03-15-00.backup"];
  expect((await readdir(folder)).toSorted()).toEqual(names);
  expect([...bucket.objects.keys()].toSorted()).toEqual(names.map((name) => `gifts/${name}`));
  expect(await daily?.findAge()).toBe(24 * 60 * 60);
  const target = await createEmptyDatabase();
  const places = {
    databaseUrl: target.url,
    outbox: join(home, "restored"),
    pictures: null,
    migrationsFolder: "db/migrations",
    mayReplace: false,
    identityFile: null,
  };
  expect(await restoreBackup({ ...places, file: join(folder, names[1] ?? "") })).toMatchObject({ createdAt: expect.any(String) });
});

test("a bucket that refuses is told with its reason, without the secret, and nothing is removed", async () => {
  const { home, folder, bucket } = await makePlaces();
  const wrong = bucket.address.replace("test-key", "another-key");
  const daily = openDailyBackup({
    databaseUrl: url,
    outbox: join(home, "outbox"),
    pictures: null,
    folder,
    bucket: wrong,
    kept: 1,
    recipients: [],
  });

  await expect(daily?.take()).rejects.toThrow(/^the bucket 127\.0\.0\.1:\d+\/backups refuses: 403 SignatureDoesNotMatch$/);

  expect(await readdir(folder)).toHaveLength(1);
});
