import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { waitUntil } from "./experiment.ts";
import { openExternalDatabase, type ExternalDatabase } from "./external-database.ts";

export interface DatabasePair {
  primary: ExternalDatabase;
  /** Has everything that the primary has acknowledged. */
  standby: ExternalDatabase;
  /** Makes the standby the primary, which then waits for nobody. */
  promote: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A primary that acknowledges what its standby has written, too. */
export async function openDatabasePair(): Promise<DatabasePair> {
  const primary = await openExternalDatabase({ settings: { synchronous_standby_names: "*" } });
  await primary.stop();
  const { username, password, hostname, port } = new URL(primary.url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`;
  const standby = await openExternalDatabase({
    copyOf: primary.directory,
    prepare: async (directory, owner) => {
      await writeFile(join(directory, "standby.signal"), "");
      await owner.give(join(directory, "standby.signal"));
      await appendFile(join(directory, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
    },
  });
  await primary.start();
  const isInStep = async () => {
    const rows = await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'").catch(() => []);
    return rows.length === 1;
  };
  await waitUntil(isInStep, { withinMs: 30_000, what: "the standby" });
  return {
    primary,
    standby,
    promote: async () => {
      await standby.query("select pg_promote(true)");
    },
    remove: async () => {
      // Otherwise each would wait for the other's last word.
      await standby.remove();
      await primary.remove();
    },
  };
}
