import { execFile } from "node:child_process";
import { copyFile, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { giftRequest } from "../support/gift-form.ts";
import { askAs, signUpMember, signInAs, type SignedUp } from "../support/members-of-product.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

let places: Awaited<ReturnType<typeof makeDataDirectory>>[];
const running = new Set<RunningProduct>();

beforeEach(async () => {
  places = await Promise.all([makeDataDirectory(), makeDataDirectory()]);
});

afterEach(async () => {
  for (const product of running) await product.stop();
  running.clear();
  for (const { remove } of places) await remove();
});

/** Without an address of its own, a product says the one at which it listens. */
async function start(dataDirectory: string, publicUrl: string | null = null): Promise<RunningProduct> {
  const address = publicUrl !== null && { PUBLIC_URL: publicUrl };
  const product = await startProduct({ ...address, DATA_DIR: dataDirectory, FREE_DAILY_QUERIES: "1000", RATE_LIMIT_MULTIPLIER: "1000" });
  running.add(product);
  return product;
}

/** Runs a command of the operator's, as `npm run` would. */
async function run(command: string, args: string[], dataDirectory: string): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDirectory };
  const { stdout } = await promisify(execFile)(process.execPath, [`bin/${command}.mjs`, ...args], { env });
  return stdout;
}

async function call(url: string, path: string, { body, token }: { body?: unknown; token?: string }): Promise<Response> {
  return await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const listIdeas = async (url: string, token: string): Promise<unknown> => await (await call(url, "/api/ideas", { token })).json();

/** Asks again and again until told to stop; gives how often. */
function keepAsking(member: SignedUp): { stop: () => Promise<number> } {
  const over = new AbortController();
  let answered = 0;
  const asking = (async () => {
    while (!over.signal.aborted) {
      await askAs(member, giftRequest);
      answered += 1;
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      return answered;
    },
  };
}

test("a backup of a running product, restored elsewhere, signs its members in and has all that they keep", async () => {
  const [here = "", elsewhere = ""] = places.map(({ path }) => path);
  const file = join(dirname(here), "one.backup");
  const first = await start(here);
  const [ann, busy] = [await signUpMember(first.url), await signUpMember(first.url)];
  await askAs(ann, giftRequest);
  await call(first.url, "/auth/v1/recover", { body: { email: ann.email } });
  await expect.poll(() => readdir(join(here, "outbox")).catch(() => [])).toHaveLength(1);
  const kept = await listIdeas(first.url, ann.session.access_token);
  const asking = keepAsking(busy);

  const said = await run("backup", [file, "--with-sessions"], here);
  expect(await asking.stop()).toBeGreaterThan(0);
  await first.stop();
  await run("restore", [file], elsewhere);
  // The key is not in the backup: its owner keeps it apart.
  await copyFile(join(here, "secret.key"), join(elsewhere, "secret.key"));
  const second = await start(elsewhere, first.url);

  expect(said).toMatch(/one\.backup: \d+ rows of \d+ tables, 0 files of pictures and 1 files of the outbox/);
  const { access_token: token } = await signInAs({ ...ann, url: second.url });
  expect(await listIdeas(second.url, token)).toEqual(kept);
  // The signing keys came along: who was signed in still is.
  expect((await call(second.url, "/api/me", { token: ann.session.access_token })).status).toBe(200);
  expect(await askAs({ ...busy, url: second.url }, giftRequest)).toHaveLength(5);
  expect(await readdir(join(elsewhere, "outbox"))).toEqual(await readdir(join(here, "outbox")));
});

test("without sessions and encrypted, a backup opens with its key alone, and members sign in with their passwords", async () => {
  const [here = "", elsewhere = ""] = places.map(({ path }) => path);
  const [file, key] = [join(dirname(here), "three.backup"), join(dirname(here), "backup.key")];
  const first = await start(here);
  const ann = await signUpMember(first.url);
  await askAs(ann, giftRequest);
  const kept = await listIdeas(first.url, ann.session.access_token);

  const recipient = (await run("keys", ["backup-key", key], here)).trim().split("\n").at(-1) ?? "";
  const said = await run("backup", [file, "--encrypt-to", recipient], here);
  await first.stop();
  await expect(run("restore", [file], elsewhere)).rejects.toMatchObject({
    stderr: expect.stringMatching(/encrypted; name the file of its key/),
  });
  await run("restore", [file, "--identity", key], elsewhere);
  await copyFile(join(here, "secret.key"), join(elsewhere, "secret.key"));
  const second = await start(elsewhere, first.url);

  expect(said).toMatch(/It is encrypted/);
  expect((await call(second.url, "/api/me", { token: ann.session.access_token })).status).toBe(401);
  const { access_token: token } = await signInAs({ ...ann, url: second.url });
  expect(await listIdeas(second.url, token)).toEqual(kept);
});

// Eight programs are started, one after the other, and most of them start a database.
const patient = { timeout: 120_000 };

test("a restore changes what is there only when it is forced, and checks a backup without writing", patient, async () => {
  const [here = "", elsewhere = ""] = places.map(({ path }) => path);
  const file = join(dirname(here), "two.backup");
  const first = await start(here);
  await run("backup", [file], here);

  await expect(run("restore", [file, "--force"], here)).rejects.toMatchObject({
    stderr: expect.stringMatching(/is in use by another Giftwright/),
  });
  await first.stop();
  await expect(run("restore", [file], here)).rejects.toMatchObject({ stderr: expect.stringMatching(/nothing was changed\. Say --force/) });
  await expect(run("restore", [], here)).rejects.toMatchObject({ stderr: expect.stringMatching(/npm run restore -- <file>/) });
  expect(await run("restore", [file, "--check"], elsewhere)).toMatch(/^The backup is whole: \d+ rows/);
  expect(await readdir(elsewhere).catch(() => null)).toBe(null);
  expect(await run("restore", [file, "--force"], here)).toMatch(/^Restored: \d+ rows/);
});
