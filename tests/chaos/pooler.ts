import { hasPooler } from "#tests/support/pooler.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment } from "./experiment.ts";
import { openExternalDatabase } from "./external-database.ts";
import { judgeRefusals, send } from "./send.ts";
import { startWriting } from "./write-load.ts";
import { usualEnv } from "./writes.ts";

const times = 3;
const writingMs = 1_500;

/** Kills a PgBouncer with TLS on both of its sides under write load, and starts it again. */
export const pooler: Experiment = async () => {
  if (!hasPooler) return "there is no PgBouncer";
  const database = await openExternalDatabase({ through: "pooler" });
  const product = await startProduct({ ...usualEnv, AI_TIMEOUT_MS: "1000", ...database.line.settings });
  try {
    const load = await startWriting({ url: product.url, query: database.query });
    let slowest = 0;
    for (let turn = 0; turn < times; turn += 1) {
      await pause(writingMs);
      await database.line.restartPooler();
      const isReady = async () => (await send(`${product.url}/readyz`)).status === 200;
      const readyMs = await waitUntil(isReady, { withinMs: 30_000, what: "/readyz" });
      slowest = Math.max(slowest, readyMs, await load.untilAcknowledged(30_000));
    }
    const counts = await load.finish();
    const faults = [
      ...judgeRefusals(load.failures, { expected: [409, 412, 503] }),
      ...judgeTime("the return", { ms: slowest, atMost: 10_000 }),
    ];
    return [describe("kill -9 of the pooler under write load", { times, ...counts, recoveredMs: slowest, faults })];
  } finally {
    await product.stop();
    await database.remove();
  }
};
