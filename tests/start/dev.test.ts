import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFreePort } from "#db/postgres-server.ts";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

const copied = ["app", "bin", "db", "domain", "public", "server", "shared", "config.server.ts", "package.json", "react-router.config.ts"];
const settled = { timeout: 60_000 };
let root: string;
let url: string;
let development: ChildProcess;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "giftwright-development-"));
  const files = execFileSync("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    ...copied,
    "tsconfig.json",
    "vite.config.ts",
  ]);
  for (const file of files.toString().trim().split("\n")) if (existsSync(file)) cpSync(file, join(root, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  const port = await getFreePort();
  url = `http://127.0.0.1:${port}`;
  development = spawn(process.execPath, ["bin/dev-server.mjs"], {
    cwd: root,
    stdio: "ignore",
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(root, "data") },
  });
  while ((await readStatus("/healthz")) !== 200) await wait(200);
});
afterAll(async () => {
  development.kill("SIGTERM");
  await once(development, "exit");
  rmSync(root, { recursive: true });
});

test("while developing, a change of the server's code is there with the next request", async () => {
  expect(await read("/robots.txt")).not.toContain("Changed");

  edit("server/crawlers/crawlers.ts", "User-agent: *", "# Changed\\nUser-agent: *");

  await expect.poll(() => read("/robots.txt"), settled).toContain("# Changed");
});

test("while developing, a change of what the server's code imports is there with the next request", async () => {
  edit("shared/locales/en/problems.ts", "There’s nothing at this address.", "Changed: there’s nothing at this address.");

  await expect.poll(() => read("/api/nothing"), settled).toContain("Changed:");
});

test("while developing, a fault of syntax is shown in the browser until it is mended", async () => {
  edit("app/home/hero.tsx", "export function Hero", "export functio Hero");
  await expect.poll(() => readStatus("/"), settled).toBe(500);
  const shown = await read("/");
  // Vite's watcher takes two changes of a file within 50 ms for one, and nobody types that fast.
  await wait(500);
  edit("app/home/hero.tsx", "export functio Hero", "export function Hero");

  expect(shown).toContain("app/home/hero.tsx");
  await expect.poll(() => readStatus("/"), settled).toBe(200);
});

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const source = readFileSync(path, "utf8");
  if (!source.includes(from)) throw new Error(`${file} does not have "${from}"`);
  writeFileSync(path, source.replace(from, to));
}

async function read(path: string): Promise<string> {
  return await (await fetch(url + path)).text();
}

async function readStatus(path: string): Promise<number> {
  return await fetch(url + path).then(
    ({ status }) => status,
    () => 0,
  );
}
