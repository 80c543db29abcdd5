import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDirectory, prepareDataDirectory } from "./data-directory.ts";

/** A directory with the lock of a program that was killed. */
async function createDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "giftwright-lock-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, "program.lock"), "999999999 1");
  return directory;
}

/** How many of twenty programs that start within a few milliseconds hold the directory. */
async function countHolders(directory: string): Promise<number> {
  const claims = await Promise.allSettled(
    Array.from({ length: 20 }, async () => {
      await setTimeout(Math.random() * 6);
      return await lockDataDirectory(directory);
    }),
  );
  return claims.filter(({ status }) => status === "fulfilled").length;
}

test("of many that take over the lock of a killed program at once, never two hold it", async () => {
  const rounds: Promise<number>[] = [];

  // One after the other, so that within each they are close together.
  for (let round = 0; round < 25; round += 1) {
    rounds.push(countHolders(await createDirectory()));
    await setTimeout(100);
  }

  expect(Math.max(...(await Promise.all(rounds)))).toBe(1);
});

test("a lock that was released is free, and leaves nothing behind", async () => {
  const directory = await createDirectory();

  await (await lockDataDirectory(directory)).release();
  await (await lockDataDirectory(directory)).release();

  expect(await readdir(directory)).toEqual([]);
});

test("a directory is made with the folders above it, for its owner alone, and may be there already", async () => {
  const home = await createDirectory();
  const path = join(home, "one", "two");

  await Promise.all([prepareDataDirectory(path), prepareDataDirectory(path)]);

  expect(((await stat(path)).mode & 0o777).toString(8)).toBe("700");
});

test("where the system makes no folders the start ends with one line", async () => {
  await expect(prepareDataDirectory("/proc/nope/data")).rejects.toThrow(
    "DATA_DIR /proc/nope/data cannot be used: it cannot be made there: the file system is read-only or gone; choose another DATA_DIR (ENOENT)",
  );
});
