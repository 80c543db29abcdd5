import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The product's database: that of DATABASE_DIRECT_URL or DATABASE_URL, the embedded one of a running product, or, while the product is stopped, the
 * embedded one, started until `close`. With it comes where the key of its secrets and the files of its pictures are.
 */
export async function openDatabase() {
  const { readConfig } = await import("../config.server.ts");
  const { findRunningDatabase } = await import("../db/running-database.ts");
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR: dataDir, SECRET_KEY: secretKeys, MEDIA_S3_URL: mediaBucket } = readConfig();
  const databaseUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  const keySource = { secretKeys, dataDir };
  const open = databaseUrl ?? (await findRunningDatabase(dataDir));
  if (open !== null) return { url: open, dataDir, mediaBucket, keySource, isRunning: true, close: async () => {} };
  const { OperatorFault } = await import("../shared/operator-fault.ts");
  if (!existsSync(join(dataDir, "postgres", "PG_VERSION")))
    throw new OperatorFault(`there is no database in ${dataDir} yet; start the product once, or name its DATA_DIR`);
  const { startEmbeddedDatabase } = await import("../db/embedded.ts");
  const { url, stop } = await startEmbeddedDatabase(dataDir, () => {});
  return { url, dataDir, mediaBucket, keySource, isRunning: false, close: stop };
}
