import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes messages that were written to the folder more than thirty days ago: their links and codes have long been void. */
export async function sweepOutbox(folder: string, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /\.(?:eml|json|part)$/.test(file))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptMs) await rm(path, { force: true });
  }
}
