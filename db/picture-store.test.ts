import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTestBucket } from "#tests/support/bucket.ts";
import { openPictureStore } from "./picture-store.ts";

const path = "0123456789abcdef01234567-50x40/50.webp";
const content = new Uint8Array([0, 10, 13, 255]);

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), "giftwright-media-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    place: { bucket: null, folder },
    list: async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes(".")),
  };
}

async function openBucket() {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  return {
    place: { bucket: bucket.address, folder: "unused" },
    list: async () => [...bucket.objects.keys()].map((name) => name.slice("gifts/".length)),
  };
}

test.each([
  { where: "a folder", open: openFolder },
  { where: "a bucket", open: openBucket },
])("$where keeps a file byte for byte, and has none after it was removed", async ({ open }) => {
  const { place, list } = await open();
  const store = openPictureStore(place);
  expect(await store.get(path)).toBeNull();

  await store.put(path, content, "image/webp");

  expect(await store.get(path)).toEqual(content);
  expect(await list()).toEqual([path]);
  await store.remove(path);
  await store.remove(path);
  expect(await store.get(path)).toBeNull();
  expect(await list()).toEqual([]);
});
