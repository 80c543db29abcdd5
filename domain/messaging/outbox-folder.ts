import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a message to a file that only its owner can read; the file appears whole or not at all. */
export async function writeToOutbox(folder: string, name: string, content: Buffer | string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${name}`);
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
