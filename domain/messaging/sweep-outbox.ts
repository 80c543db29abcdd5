import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ifThere } from "#db/if-there.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes messages that were written to the folder more than thirty days ago: their links and codes have long been void. */
export async function sweepOutbox(folder: string, now = Date.now()): Promise<void> {
  const names = await ifThere(readdir(folder), []);
  for (const name of names.filter((file) => /\.(?:eml|json|part)$/.test(file))) {
    const path = join(folder, name);
    const found = await ifThere(stat(path), null);
    if (found && now - found.mtimeMs > keptMs) await rm(path, { force: true });
  }
}
