import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { OperatorFault } from "#shared/operator-fault.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup, type BackupSummary } from "./backup/write-backup.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { getServerPrograms, readServerMajor, type ServerPrograms } from "./postgres-server.ts";

interface UpgradePlaces {
  dataDir: string;
  migrationsFolder: string;
  /** Gives the programs of a major version of PostgreSQL. */
  findPrograms: (major: number) => Promise<ServerPrograms>;
}

interface Upgraded extends Pick<BackupSummary, "tables" | "rows"> {
  from: number;
  to: number;
  /** Where the files of the former version are now. */
  former: string;
}

/**
 * Takes the data of the embedded PostgreSQL from its major version to that of the package: read with the old programs, written with the
 * new ones. The old files are kept, and back in place when it fails. `null` when there is nothing to do.
 */
export async function upgradeEmbedded({ dataDir, migrationsFolder, findPrograms }: UpgradePlaces): Promise<Upgraded | null> {
  const home = resolve(dataDir);
  const directory = join(home, "postgres");
  const [from, to] = [await readDataMajor(directory), await readServerMajor(await getServerPrograms())];
  if (from === null) throw new OperatorFault(`there is no database in ${home}`);
  if (from === to) return null;
  const former = `${directory}-${from}`;
  const file = join(home, `upgrade-from-${from}.backup`);
  if (existsSync(former)) throw new OperatorFault(`${former} is there already, from an earlier try; move it away`);
  await rm(file, { force: true });
  const outbox = join(home, "outbox-is-kept");
  await withDatabase(home, await findPrograms(from), (url) =>
    writeBackup({ databaseUrl: url, outbox, pictures: null, file, withSessions: true, recipients: [] }),
  );
  await rename(directory, former);
  try {
    const places = { file, outbox, pictures: null, migrationsFolder, mayReplace: false, identityFile: null };
    const { tables, rows } = await withDatabase(home, await getServerPrograms(), (url) => restoreBackup({ ...places, databaseUrl: url }));
    await rm(file);
    return { from, to, tables, rows, former };
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    await rename(former, directory);
    throw error;
  } finally {
    await rm(outbox, { recursive: true, force: true });
  }
}

/** The major version that wrote a data directory; `null` where there is none. */
export async function readDataMajor(directory: string): Promise<number | null> {
  const text = await readFile(join(directory, "PG_VERSION"), "utf8").catch(() => null);
  return text === null ? null : Number(text.trim());
}

async function withDatabase<Result>(home: string, programs: ServerPrograms, use: (url: string) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startEmbeddedDatabase(home, () => {}, programs);
  try {
    return await use(url);
  } finally {
    await stop();
  }
}
