import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findHolder } from "./data-directory.ts";
import { formatApplicationUrl } from "./embedded.ts";

/** The connection URL of the embedded database that a running program has started in this data directory; `null` when none runs. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const home = resolve(dataDir);
  // A folder that this user may not read is refused, with the reason, by whoever opens it next; so are the files in it.
  if ((await findHolder(home).catch(() => null)) === null) return null;
  const directory = join(home, "postgres");
  const port = (await readText(join(directory, "postmaster.pid"))).split("\n")[3]?.trim();
  const password = (await readText(join(home, "application.password"))).trim();
  return port && password ? formatApplicationUrl({ directory, port: Number(port) }, password) : null;
}

async function readText(path: string): Promise<string> {
  return await readFile(path, "utf8").catch(() => "");
}
