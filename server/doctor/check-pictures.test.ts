import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTestBucket, openTestStore } from "#tests/support/bucket.ts";
import { checkPictures } from "./check-pictures.ts";

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "giftwright-doctor-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

const examineFolder = async (folder: string) => await checkPictures(openTestStore({ folder }), "DATA_DIR/media");
const examineBucket = async (bucket: string) => await checkPictures(openTestStore({ bucket }), "The bucket");

test("a folder that works is good, and nothing is left in it", async () => {
  const folder = await makeFolder();

  expect(await examineFolder(join(folder, "media"))).toEqual({
    verdict: "good",
    text: "DATA_DIR/media takes, gives back and removes pictures.",
  });
  expect(await readdir(join(folder, "media"))).toEqual([]);
});

test("a folder that is a file is told in plain words", async () => {
  const file = join(await makeFolder(), "media");
  await writeFile(file, "");

  expect(await examineFolder(file)).toEqual({ verdict: "wrong", text: "DATA_DIR/media takes no pictures: it is a file, not a folder." });
});

test("a folder of somebody else is told in plain words", async () => {
  // The terminals' own, where not even root makes a file.
  expect(await examineFolder("/dev/pts")).toEqual({
    verdict: "wrong",
    text: "DATA_DIR/media takes no pictures: this user may not write there.",
  });
});

test("a bucket that works is good, and nothing is left in it", async () => {
  const bucket = await openTestBucket();
  onTestFinished(bucket.close);

  expect((await examineBucket(bucket.address)).verdict).toBe("good");
  expect([...bucket.objects.keys()]).toEqual([]);
});

test("a bucket with another key, and one that is not there, are told without the key", async () => {
  const bucket = await openTestBucket();
  const refused = await examineBucket(bucket.address.replace("test-key", "s3cret-key"));
  await bucket.close();
  const gone = await examineBucket(bucket.address);

  expect(refused).toMatchObject({
    verdict: "wrong",
    text: expect.stringMatching(/takes no pictures: the bucket .* refuses: 403 SignatureDoesNotMatch\.$/),
  });
  expect(gone).toEqual({ verdict: "wrong", text: "The bucket takes no pictures: nothing answers there." });
  expect(refused.text).not.toContain("s3cret");
});

test.each([
  { method: "get", spoil: async () => null, text: "The store does not give back what it took: there is no such file." },
  { method: "get", spoil: async () => new Uint8Array([1]), text: "The store does not give back what it took: it has changed on the way." },
  {
    method: "remove",
    spoil: async () => await Promise.reject(Object.assign(new Error("no"), { code: "EROFS" })),
    text: "The store does not remove what it took: the file system is read-only.",
  },
])("a store that fails at $method is told: $text", async ({ method, spoil, text }) => {
  const store = openTestStore({ folder: await makeFolder() });

  expect(await checkPictures({ ...store, [method]: spoil }, "The store")).toEqual({ verdict: "wrong", text });
});
