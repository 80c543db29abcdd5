import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getFreePort } from "#db/postgres-server.ts";
import { testSecretKey } from "./test-wrapping.ts";

/** Several start at once, on a machine that is busy with something else. */
const startWithinMs = 60_000;

/** For what is not about limits. */
export const unlimited = { RATE_LIMIT_MULTIPLIER: "100000", FREE_DAILY_QUERIES: "100000000", GUEST_DAILY_QUERIES: "100000000" };

export interface RunningProduct {
  url: string;
  process: ChildProcess;
  /** Everything that it printed so far. */
  readOutput: () => string;
  stop: () => Promise<void>;
}

/** An empty folder for one product's data; `remove` when the last product on it has stopped. */
export async function makeDataDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-product-"));
  return { path: join(home, "data"), remove: () => rm(home, { recursive: true, force: true }) };
}

/** Starts the built product as its own process and waits until it is ready; from another folder than this when one is named. */
export async function startProduct(env: Record<string, string>, { folder = "." } = {}): Promise<RunningProduct> {
  const port = Number(env["PORT"] ?? (await getFreePort()));
  const child = spawn(process.execPath, ["build/server/index.js"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // Most of what is tried here needs no mail.
      // Replicas of one database have one key; a product with a database of its own makes one.
      ...(env["DATABASE_URL"] !== undefined && { SECRET_KEY: testSecretKey }),
      ...(env["SMTP_URL"] === undefined && { AUTH_AUTOCONFIRM: "true" }),
      ...env,
    },
  });
  // Whoever ends the program that started it ends the product too.
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child, () => output);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { url, process: child, readOutput: () => output, stop };
}

async function waitUntilReady(url: string, child: ChildProcess, readOutput: () => string): Promise<void> {
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}: ${readOutput()}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the product was not ready in time: ${readOutput()}`);
}
