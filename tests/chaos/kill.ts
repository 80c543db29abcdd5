import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { queryProduct } from "#tests/support/product-database.ts";
import { makeDataDirectory, startProduct, type RunningProduct } from "#tests/support/running-product.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { judgeRefusals } from "./send.ts";
import { startWriting, type WriteLoad } from "./write-load.ts";
import { usualEnv } from "./writes.ts";

const times = 3;
const writingMs = 1_500;
// The shortest life of a claim, so that a key whose server was killed is soon free.
const env = { ...usualEnv, AI_TIMEOUT_MS: "1000" };

/** What stands in for a supervisor: it starts the product again at the same address. */
interface Target {
  dataDir: string;
  product: RunningProduct;
  load: WriteLoad;
}

interface Kill {
  tried: string;
  /** Kills something and gives the time until the product was well again. */
  kill: (target: Target) => Promise<number>;
  atMostMs: number;
  /** The statuses that a write may be refused with meanwhile; 0 is no answer. */
  expected: readonly number[];
}

const kills: readonly Kill[] = [
  { tried: "kill -9 of the server under write load", kill: killServer, atMostMs: 10_000, expected: [0, 409, 412] },
  { tried: "kill -9 of the database under write load", kill: killDatabase, atMostMs: 15_000, expected: [409, 412, 503] },
  { tried: "kill -9 of both under write load", kill: killBoth, atMostMs: 15_000, expected: [0, 409, 412, 503] },
];

/** Ends processes in the middle of their work and looks whether everything that was acknowledged is there, once. */
export const kill: Experiment = async () => {
  const results: Result[] = [];
  for (const one of kills) results.push(await tryKill(one));
  return results;
};

async function tryKill({ tried, kill: killOnce, atMostMs, expected }: Kill): Promise<Result> {
  const data = await makeDataDirectory();
  const product = await startProduct({ ...env, DATA_DIR: data.path });
  const query = async (text: string, values: unknown[] = []) => (await queryProduct(data.path, text, values)).rows;
  const target: Target = { dataDir: data.path, product, load: await startWriting({ url: product.url, query }) };
  try {
    let slowest = 0;
    for (let turn = 0; turn < times; turn += 1) {
      await pause(writingMs);
      slowest = Math.max(slowest, await killOnce(target));
      await target.load.untilAcknowledged(atMostMs);
    }
    const counts = await target.load.finish();
    const faults = [
      ...judgeTime(`${tried}: the return`, { ms: slowest, atMost: atMostMs }),
      ...judgeRefusals(target.load.failures, { expected }),
    ];
    return describe(tried, { times, ...counts, recoveredMs: slowest, faults });
  } finally {
    await target.product.stop();
    await data.remove();
  }
}

async function killServer(target: Target): Promise<number> {
  target.product.process.kill("SIGKILL");
  return await startAgain(target);
}

async function killDatabase(target: Target): Promise<number> {
  const before = await readPostmaster(target.dataDir);
  process.kill(before, "SIGKILL");
  const began = performance.now();
  const back = async () => ![0, before].includes(await readPostmaster(target.dataDir));
  await waitUntil(back, { withinMs: 30_000, what: "another database server" });
  await target.load.untilAcknowledged(30_000);
  return Math.round(performance.now() - began);
}

async function killBoth(target: Target): Promise<number> {
  process.kill(await readPostmaster(target.dataDir), "SIGKILL");
  return await killServer(target);
}

async function startAgain(target: Target): Promise<number> {
  const began = performance.now();
  if (target.product.process.exitCode === null && target.product.process.signalCode === null) await once(target.product.process, "exit");
  target.product = await startProduct({ ...env, DATA_DIR: target.dataDir, PORT: new URL(target.product.url).port });
  return Math.round(performance.now() - began);
}

async function readPostmaster(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0]);
}
