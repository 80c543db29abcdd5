import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkFolder, describeRoom } from "./check-folder.ts";

async function makeFolder(mode: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "giftwright-doctor-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await chmod(path, mode);
  return path;
}

test("a folder for its owner alone is in order", async () => {
  expect((await checkFolder(await makeFolder(0o700)))[0]).toMatchObject({ verdict: "good" });
});

test("a folder that others can read is wrong, with the command that mends it", async () => {
  const path = await makeFolder(0o755);

  expect((await checkFolder(path))[0]).toMatchObject({ verdict: "wrong", text: expect.stringContaining(`chmod 700 ${path}`) });
});

test("a file in its place is wrong; a folder that is not there yet is not", async () => {
  const path = await makeFolder(0o700);
  await writeFile(join(path, "file"), "");

  expect(await checkFolder(join(path, "file"))).toMatchObject([{ verdict: "wrong" }]);
  expect((await checkFolder(join(path, "new", "data")))[0]).toMatchObject({ verdict: "note" });
});

test.each([
  { what: "half of a disk is free", room: { free: 50e9, total: 100e9 }, verdict: "good" },
  { what: "little of a large disk is free, which is still plenty", room: { free: 40e9, total: 1000e9 }, verdict: "good" },
  { what: "little of a small disk is free", room: { free: 2e9, total: 100e9 }, verdict: "wrong" },
  { what: "next to nothing is free", room: { free: 0.2e9, total: 1e9 }, verdict: "wrong" },
])("where $what, the room is $verdict", ({ room, verdict }) => {
  expect(describeRoom("/data", room).verdict).toBe(verdict);
});
