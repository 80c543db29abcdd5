import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { queryProduct } from "#tests/support/product-database.ts";
import { startProduct } from "#tests/support/running-product.ts";
import { describe, judgeTime, pause, waitUntil, type Experiment, type Result } from "./experiment.ts";
import { judgeRefusals } from "./send.ts";
import { startWriting } from "./write-load.ts";
import { usualEnv } from "./writes.ts";

const run = promisify(execFile);
const diskSize = "224m";
const times = 2;
/** From the first write that fails. */
const fullMs = 4_000;
const returnsWithinMs = 30_000;

/** Fills the disk under the embedded database while everybody writes, and frees it again. */
export const fullDisk: Experiment = async () => {
  const home = await mkdtemp(join(tmpdir(), "giftwright-disk-"));
  const reason = await mountSmallDisk(home);
  if (reason !== null) {
    await rmdir(home);
    return reason;
  }
  const dataDir = join(home, "data");
  try {
    return [await tryFullDisk(home, dataDir)];
  } finally {
    await run("umount", ["--lazy", home]);
    await rmdir(home);
  }
};

async function mountSmallDisk(home: string): Promise<string | null> {
  if (userInfo().uid !== 0) return "only root can mount a small disk";
  return await run("mount", ["-t", "tmpfs", "-o", `size=${diskSize}`, "tmpfs", home]).then(
    () => null,
    () => "a small disk cannot be mounted here",
  );
}

async function tryFullDisk(home: string, dataDir: string): Promise<Result> {
  await chmod(home, 0o755);
  const product = await startProduct({ ...usualEnv, AI_TIMEOUT_MS: "1000", DATA_DIR: dataDir });
  const ballast = join(home, "ballast");
  try {
    const query = async (text: string, values: unknown[] = []) => (await queryProduct(dataDir, text, values)).rows;
    const load = await startWriting({ url: product.url, query });
    let slowest = 0;
    for (let turn = 0; turn < times; turn += 1) {
      await pause(1_000);
      await fill(home, ballast);
      const before = load.failures.length;
      await waitUntil(() => load.failures.length > before, { withinMs: 60_000, what: "a write that fails on a full disk" });
      await pause(fullMs);
      await rm(ballast);
      slowest = Math.max(slowest, await load.untilAcknowledged(60_000));
    }
    const counts = await load.finish();
    const faults = [
      ...judgeRefusals(load.failures, { expected: [409, 412, 503], withinMs: 10_000 }),
      ...judgeTime("the return", { ms: slowest, atMost: returnsWithinMs }),
    ];
    return describe("a full disk under the embedded database", { times, ...counts, recoveredMs: slowest, faults });
  } finally {
    await rm(ballast, { force: true });
    await product.stop();
  }
}

/** Takes all but a little of what is free, or all of it: the database writes on meanwhile. */
async function fill(home: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024), 1)).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  });
}
