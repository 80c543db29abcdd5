import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../support/create-database.ts";
import { startFakeGateway, staysSilent } from "../support/fake-gateway.ts";
import { giftRequest } from "../support/gift-form.ts";
import { listenOnLoopback } from "../support/listen-on-loopback.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "../support/running-product.ts";

let data: Awaited<ReturnType<typeof makeDataDirectory>>;
const running = new Set<RunningProduct>();

beforeEach(async () => {
  data = await makeDataDirectory();
});

afterEach(async () => {
  for (const product of running) await product.stop();
  running.clear();
  await data.remove();
});

async function start(env: Record<string, string> = {}): Promise<RunningProduct> {
  const product = await startProduct({ DATA_DIR: data.path, ...env });
  running.add(product);
  return product;
}

/** What a start that cannot succeed says, and how it ends. */
async function failToStart(env: Record<string, string>): Promise<{ code: number | null; line: string }> {
  const child = spawn(process.execPath, ["build/server/index.js"], {
    env: { PATH: process.env["PATH"], DATA_DIR: data.path, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let line = "";
  child.stderr.on("data", (chunk: Buffer) => (line += chunk.toString()));
  const [code] = await once(child, "exit");
  return { code, line: line.trim() };
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${url}/api/ideas`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(giftRequest),
  });
}

test("what was acknowledged before a kill is there after the next start", async () => {
  const first = await start();
  const answer = await ask(first.url, { "Idempotency-Key": "k1" });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const ideas = await answer.json();
  const lastRequest = ask(first.url, { Cookie: cookie }).catch(() => null);
  first.process.kill("SIGKILL");
  await lastRequest;

  const second = await start();

  const again = await ask(second.url, { "Idempotency-Key": "k1", Cookie: cookie });
  const quota = await (await fetch(`${second.url}/api/quota`, { headers: { Cookie: cookie } })).json();
  expect(await again.json()).toEqual(ideas);
  expect(quota.remainingQueries).toBeGreaterThanOrEqual(1);
  expect(quota.remainingQueries).toBeLessThanOrEqual(2);
});

test("told to stop, the product finishes what is under way, ends the database and exits with 0", async () => {
  const gateway = await startFakeGateway();
  gateway.answerWith(staysSilent);
  const product = await start({ AI_BASE_URL: gateway.url, AI_API_KEY: "any", AI_TIMEOUT_MS: "1500" });
  const streamed = await ask(product.url, { Accept: "text/event-stream" });

  product.process.kill("SIGTERM");
  const [text, [code]] = await Promise.all([streamed.text(), once(product.process, "exit")]);
  await gateway.stop();

  expect(text.match(/^event: suggestion$/gm)).toHaveLength(5);
  expect(text).toContain("event: done");
  expect(code).toBe(0);
  expect(product.readOutput()).toContain("closed");
});

test("what takes long is done in threads, which end with the product", async () => {
  const product = await start();
  const picture = await fetch(`${product.url}/social/en/site.png`);

  product.process.kill("SIGTERM");
  const [code] = await once(product.process, "exit");

  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(code).toBe(0);
});

test("two starts at once on one empty database make its tables once and share its counts", async () => {
  const database = await createDatabase({ isEmpty: true });
  onTestFinished(database.drop);
  const [one, two] = await Promise.all([start({ DATABASE_URL: database.url }), start({ DATABASE_URL: database.url })]);
  const cookie = (await ask(one.url)).headers.get("set-cookie")?.split(";")[0] ?? "";

  const answers = await Promise.all([one, two, one, two, one, two].map(({ url }) => ask(url, { Cookie: cookie })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test("a wrong value stops the start with one line", async () => {
  expect(await failToStart({ PORT: "many" })).toEqual({
    code: 1,
    line: 'Giftwright cannot start: PORT is "many"; expected a whole number from 0 to 65535',
  });
});

test("a port in use stops the start with one line, and the database with it", async () => {
  const { port, close } = await listenOnLoopback(createServer());

  const { code, line } = await failToStart({ PORT: String(port) });
  await close();

  expect({ code, line }).toEqual({
    code: 1,
    line: `Giftwright cannot start: PORT ${port} is in use by another program; stop that one, or start with another PORT`,
  });
  await expect(start()).resolves.toBeDefined();
});

test("a second program on the same data is refused with the name of the first", async () => {
  const first = await start();

  const { code, line } = await failToStart({ PORT: "0" });

  expect(code).toBe(1);
  expect(line).toContain(`is in use by another Giftwright (process ${first.process.pid})`);
});

test("a database that cannot be reached stops the start", async () => {
  const { code, line } = await failToStart({ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" });

  expect(code).toBe(1);
  expect(line).toContain("the database 127.0.0.1:1/none cannot be used: nothing answers there");
  expect(line).not.toContain("secret");
});
