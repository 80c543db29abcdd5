import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorFault } from "#shared/operator-fault.ts";
import { explainDiskFault, prepareDataDirectory, readOrMakeSecret } from "../data-directory.ts";

const keyForm = /^[\x21-\x7e]{32,}$/;

export function nameKeyFile(dataDir: string): string {
  return join(dataDir, "secret.key");
}

/** The keys in the file, one a line, the one that wraps first; `null` without a file. */
export async function readKeyFile(dataDir: string): Promise<string[] | null> {
  const path = nameKeyFile(dataDir);
  if (!existsSync(path)) return null;
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw explainDiskFault(dataDir, error);
  });
  const lines = text.split("\n").filter((line) => line !== "");
  if (lines.length === 0 || !lines.every((line) => keyForm.test(line)))
    throw new OperatorFault(`${path} holds no key; expected lines of at least 32 characters without spaces. Put the right file there`);
  return lines;
}

/** Replaces the file as a whole; the first key wraps. */
export async function writeKeyFile(dataDir: string, keys: readonly string[]): Promise<void> {
  const path = nameKeyFile(dataDir);
  try {
    await writeFile(`${path}.part`, keys.map((key) => `${key}\n`).join(""), { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  } catch (error) {
    throw explainDiskFault(dataDir, error);
  }
}

/** Makes the file with a random key, for its owner alone. Of several programs that do it at once, all get the same key. */
export async function makeKeyFile(dataDir: string): Promise<string[]> {
  await prepareDataDirectory(dataDir);
  return [await readOrMakeSecret(nameKeyFile(dataDir))];
}
