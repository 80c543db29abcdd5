import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** When a process began, in the system's own notation; `null` when there is none. With the pid it identifies a process, as pids are reused. */
export async function findProcessStart(pid: number): Promise<string | null> {
  if (platform() !== "linux") return await ask(pid, "lstart=");
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // The name in parentheses may hold spaces and parentheses; the start time is the 20th field behind it.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

/** The command line of a process; `null` when there is none. */
export async function findCommandLine(pid: number): Promise<string | null> {
  if (platform() !== "linux") return await ask(pid, "command=");
  // There is no such process, or it has just ended.
  const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  return line?.replaceAll("\0", " ").trim() || null;
}

/** Waits until the process is gone; false when it is still there after the given time. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  return await waitUntil(async () => (await findCommandLine(pid)) === null, timeoutMs);
}

/** Waits until a pid is free, which it is only once the parent has reaped the ended process. False when the time is up. */
export async function waitForRelease(pid: number, timeoutMs: number): Promise<boolean> {
  return await waitUntil(async () => !isTaken(pid), timeoutMs);
}

async function waitUntil(isSo: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

async function ask(pid: number, field: string): Promise<string | null> {
  // `ps` fails for a process that there isn't.
  const { stdout } = await run("ps", ["-o", field, "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.trim() || null;
}
