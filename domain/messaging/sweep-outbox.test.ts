import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sweepOutbox } from "./sweep-outbox.ts";

test("messages of more than thirty days ago go, and nothing else does", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [name, days] of [
    ["old.eml", 31],
    ["old.json", 31],
    ["new.eml", 29],
    ["notes.txt", 400],
  ] as const) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), daysAgo(days), daysAgo(days));
  }

  await sweepOutbox(folder);

  expect((await readdir(folder)).toSorted()).toEqual(["new.eml", "notes.txt"]);
});

test("a folder that is not there yet is no fault", async () => {
  await expect(sweepOutbox("/nonexistent/outbox")).resolves.toBeUndefined();
});

test("a folder that can't be read is told, or its messages would stay for good", async () => {
  await expect(sweepOutbox("/dev/null")).rejects.toThrow("ENOTDIR");
});
