import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OperatorFault } from "#shared/operator-fault.ts";
import { findProcessStart } from "./running-process.ts";

const waitForClosingMs = 3_000;

const remedies: Record<string, string> = {
  EACCES: "this user may not write there; choose another DATA_DIR or change its owner",
  EPERM: "this user may not write there; choose another DATA_DIR or change its owner",
  // Node's answer to a recursive `mkdir` on a read-only file system.
  ENOENT: "it cannot be made there: the file system is read-only or gone; choose another DATA_DIR",
  EROFS: "the file system is read-only; choose another DATA_DIR",
  ENOSPC: "the disk is full; free some space and start again",
  EDQUOT: "the disk quota is used up; free some space and start again",
  ENOTDIR: "a part of this path is a file; choose another DATA_DIR",
  EEXIST: "a file of this name is in the way; choose another DATA_DIR",
  ENAMETOOLONG: "the path is too long; choose another DATA_DIR",
};

/** Turns a fault of the file system into one line for the operator. */
export function explainDiskFault(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const remedy = remedies[code];
  return remedy ? new OperatorFault(`DATA_DIR ${dataDir} cannot be used: ${remedy} (${code})`, { cause: error }) : error;
}

/** Makes the directory with owner-only permissions and checks that it can be written. */
export async function prepareDataDirectory(dataDir: string): Promise<void> {
  const probe = join(dataDir, ".write-probe");
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await chmod(dataDir, 0o700);
    await writeFile(probe, randomBytes(8192), { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    throw explainDiskFault(dataDir, error);
  }
}

/**
 * Claims the directory for this program until `release`. The lock of a killed program is taken over; a program that is just
 * closing is waited for. Throws an `OperatorFault` when another running program holds the lock.
 */
export async function lockDataDirectory(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const path = join(dataDir, "program.lock");
  const mine = `${process.pid} ${await findProcessStart(process.pid)}`;
  const deadline = performance.now() + waitForClosingMs;
  for (;;) {
    if (await writeNew(path, mine)) return { release: () => rm(path, { force: true }) };
    const [pid, start] = (await readFile(path, "utf8").catch(() => "")).split(" ");
    const isHeld = pid !== undefined && start === (await findProcessStart(Number(pid)));
    if (isHeld && performance.now() > deadline) {
      throw new OperatorFault(
        `DATA_DIR ${dataDir} is in use by another Giftwright (process ${pid}); stop that one, or give this one a DATA_DIR of its own`,
      );
    }
    if (isHeld) await new Promise((resume) => setTimeout(resume, 100));
    else await rm(path, { force: true });
  }
}

/** The random secret in a file that only its owner can read; made on the first call. */
export async function readOrMakeSecret(path: string): Promise<string> {
  await writeNew(path, randomBytes(32).toString("base64url"));
  return (await readFile(path, "utf8")).trim();
}

/** Whether other users can reach a path: each folder on the way is executable by others. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || (await isOpenToOthers(dirname(path)));
}

// A hard link makes the file appear with its whole content or not at all, so nobody reads a half-written one.
async function writeNew(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
