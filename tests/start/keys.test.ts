import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { signInAs, signUpMember } from "../support/members-of-product.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

// Each test starts two or three products with a database of their own.
const patient = { timeout: 120_000 };

async function openPlace() {
  const place = await makeDataDirectory();
  let running: RunningProduct | null = null;
  const stop = async () => await running?.stop();
  onTestFinished(async () => {
    await stop();
    await place.remove();
  });
  return {
    path: place.path,
    start: async (publicUrl?: string) =>
      (running = await startProduct({ DATA_DIR: place.path, ...(publicUrl && { PUBLIC_URL: publicUrl }) })),
    stop,
  };
}

async function runKeys(command: string, dataDirectory: string): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDirectory };
  return (await promisify(execFile)(process.execPath, ["bin/keys.mjs", command], { env })).stdout;
}

const readMe = async (url: string, token: string) =>
  (await fetch(`${url}/api/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

async function refresh(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ refresh_token: token }),
  });
  return answer.status;
}

const listKeys = async (url: string) => await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).text();

test("after a leak one command ends every session and exchanges every key, and passwords open accounts as before", patient, async () => {
  const { path, start, stop } = await openPlace();
  const first = await start();
  const ann = await signUpMember(first.url);
  const keys = await listKeys(first.url);

  await expect(runKeys("revoke-all", path)).rejects.toMatchObject({
    stderr: expect.stringMatching(/is running on this database; stop it/),
  });
  expect(await readMe(first.url, ann.session.access_token)).toBe(200);
  await stop();
  const said = await runKeys("revoke-all", path);
  const second = await start(first.url);

  expect(said).toMatch(/^Ended: 1 sessions\./);
  expect(await readMe(second.url, ann.session.access_token)).toBe(401);
  expect(await refresh(second.url, ann.session.refresh_token)).toBe(400);
  expect(await listKeys(second.url)).not.toBe(keys);
  const again = await signInAs({ ...ann, url: second.url });
  expect(await readMe(second.url, again.access_token)).toBe(200);
});

test("the key outside the database is exchanged by one command, and who was signed in still is", patient, async () => {
  const { path, start, stop } = await openPlace();
  const first = await start();
  const ann = await signUpMember(first.url);
  const file = join(path, "secret.key");
  const oldKey = await readFile(file, "utf8");

  await stop();
  expect(await runKeys("rewrap", path)).toMatch(/^A new key is in .*secret\.key, and \d+ secrets are wrapped with it/);
  const second = await start(first.url);
  const answered = await readMe(second.url, ann.session.access_token);
  await stop();
  await writeFile(file, oldKey);

  expect(answered).toBe(200);
  await expect(start()).rejects.toThrow(/wrapped with the key/);
});
