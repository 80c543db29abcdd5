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
interface Ground {
  dataDir: string;
  product: RunningProduct;
  load: WriteLoad;
}

interface Kill {
  tried: string;
  /** Kills something and gives the time until the product was well again. */
  kill: (ground: Ground) => Promise<number>;
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
  for (const way of kills) results.push(await tryKill(way));
  return results;
};

async function tryKill({ tried, kill: strike, atMostMs, expected }: Kill): Promise<Result> {
  const data = await makeDataDirectory();
  const product = await startProduct({ ...env, DATA_DIR: data.path });
  const query = async (text: string, values: unknown[] = []) => (await queryProduct(data.path, text, values)).rows;
  const ground: Ground = { dataDir: data.path, product, load: await startWriting({ url: product.url, query }) };
  try {
    let slowest = 0;
    for (let turn = 0; turn < times; turn += 1) {
      await pause(writingMs);
      slowest = Math.max(slowest, await strike(ground));
      await ground.load.untilAcknowledged(atMostMs);
    }
    const counts = await ground.load.finish();
    const faults = [
      ...judgeTime(`${tried}: the return`, { ms: slowest, atMost: atMostMs }),
      ...judgeRefusals(ground.load.failures, { expected }),
    ];
    return describe(tried, { times, ...counts, recoveredMs: slowest, faults });
  } finally {
    await ground.product.stop();
    await data.remove();
  }
}

async function killServer(ground: Ground): Promise<number> {
  ground.product.process.kill("SIGKILL");
  return await startAgain(ground);
}

async function killDatabase(ground: Ground): Promise<number> {
  const before = await readPostmaster(ground.dataDir);
  process.kill(before, "SIGKILL");
  const began = performance.now();
  const back = async () => ![0, before].includes(await readPostmaster(ground.dataDir));
  await waitUntil(back, { withinMs: 30_000, what: "another database server" });
  await ground.load.untilAcknowledged(30_000);
  return Math.round(performance.now() - began);
}

async function killBoth(ground: Ground): Promise<number> {
  process.kill(await readPostmaster(ground.dataDir), "SIGKILL");
  return await killServer(ground);
}

async function startAgain(ground: Ground): Promise<number> {
  const began = performance.now();
  if (ground.product.process.exitCode === null && ground.product.process.signalCode === null) await once(ground.product.process, "exit");
  ground.product = await startProduct({ ...env, DATA_DIR: ground.dataDir, PORT: new URL(ground.product.url).port });
  return Math.round(performance.now() - began);
}

async function readPostmaster(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0]);
}
