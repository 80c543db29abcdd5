import { randomBytes, randomInt } from "node:crypto";
import { chmod, link, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { OperatorFault } from "#shared/operator-fault.ts";
import { findProcessStart } from "./running-process.ts";
import { ifThere } from "./if-there.ts";

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
  // Of its own name: replicas that start at once may share the directory.
  const probe = join(dataDir, `.write-probe.${randomBytes(6).toString("hex")}`);
  try {
    await makeFolders(dataDir);
    await chmod(dataDir, 0o700);
    await writeFile(probe, randomBytes(8192), { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    throw explainDiskFault(dataDir, error);
  }
}

/** With what is missing above it. Node's own `recursive` never ends where a folder can't be made in one that is there, as in /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () =>
    mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
      if (!(await isFolder(path))) throw error;
    });
  try {
    await make();
  } catch (error) {
    const isParentMissing = error instanceof Error && "code" in error && error.code === "ENOENT" && dirname(path) !== path;
    if (!isParentMissing) throw error;
    await makeFolders(dirname(path));
    await make();
  }
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * Claims the directory for this program until `release`. The lock of a killed program is taken over; a program that is just
 * closing is waited for. Throws an `OperatorFault` when another running program holds the lock.
 */
export async function lockDataDirectory(dataDir: string): Promise<{ release: () => Promise<void> }> {
  // Each program has a lock of its own name, so that whoever removes the lock of a killed one cannot meet another's.
  const name = `program.lock.${randomBytes(6).toString("hex")}`;
  const path = join(dataDir, name);
  const content = `${process.pid} ${await findProcessStart(process.pid)}`;
  const deadline = performance.now() + waitForClosingMs;
  for (;;) {
    // Written before the others are looked for: of two who claim it at once, at least one sees the other.
    await writeNew(path, content);
    const holder = await findOtherHolder(dataDir, name);
    if (holder === null) return { release: () => rm(path, { force: true }) };
    await rm(path, { force: true });
    if (performance.now() > deadline) {
      throw new OperatorFault(
        `DATA_DIR ${dataDir} is in use by another Giftwright (process ${holder}); stop that one, or give this one a DATA_DIR of its own`,
      );
    }
    // For no fixed time, or two who gave way to each other would meet again.
    await new Promise((resume) => setTimeout(resume, randomInt(20, 200)));
  }
}

/** The pid of the running program that holds the directory; `null` when none does. */
export async function findHolder(dataDir: string): Promise<number | null> {
  return await findOtherHolder(dataDir, null);
}

/** Leaves out one's own lock; removes those of programs that run no longer. */
async function findOtherHolder(dataDir: string, own: string | null): Promise<number | null> {
  const names = (await readdir(dataDir)).filter((name) => name !== own && lockName.test(name));
  for (const name of names) {
    const path = join(dataDir, name);
    const [pid = "", start] = (await ifThere(readFile(path, "utf8"), "")).split(" ");
    if (pid === "") continue;
    if (start === (await findProcessStart(Number(pid)))) return Number(pid);
    await rm(path, { force: true });
  }
  return null;
}

/** The lock of an earlier version has no ending. */
const lockName = /^program\.lock(\.[0-9a-f]{12})?$/;

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
