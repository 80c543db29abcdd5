import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startEmbeddedDatabase } from "./embedded.ts";
import { embeddedRelease, getServerPrograms } from "./postgres-server.ts";
import { upgradeEmbedded } from "./upgrade-embedded.ts";

test("the release that the doctor tells the age of is the one that comes with the product", async () => {
  const { stdout } = await promisify(execFile)((await getServerPrograms()).postgres, ["--version"]);

  expect(stdout).toContain(`(PostgreSQL) ${embeddedRelease.version}\n`);
});

async function makeCluster(): Promise<{ dataDir: string; versionFile: string }> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-upgrade-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const dataDir = join(home, "data");
  const { stop } = await startEmbeddedDatabase(dataDir, () => {});
  await stop();
  return { dataDir, versionFile: join(dataDir, "postgres", "PG_VERSION") };
}

test("a database of another major version is refused in one line that names the way", { timeout: 60_000 }, async () => {
  const { dataDir, versionFile } = await makeCluster();
  const own = Number(await readFile(versionFile, "utf8"));
  const start = () => startEmbeddedDatabase(dataDir, () => {});

  await writeFile(versionFile, `${own - 1}\n`);
  await expect(start()).rejects.toThrow(
    /is of PostgreSQL \d+, and this version has \d+; run npm run upgrade-database, which keeps the old files$/,
  );
  await writeFile(versionFile, `${own + 1}\n`);
  await expect(start()).rejects.toThrow(/; start a newer version of the product$/);
});

test("a database of the right version is left as it is, and one that cannot be read stays in place", { timeout: 60_000 }, async () => {
  const { dataDir, versionFile } = await makeCluster();
  const upgrade = () => upgradeEmbedded({ dataDir, migrationsFolder: "db/migrations", findPrograms: getServerPrograms });
  const version = await readFile(versionFile, "utf8");

  expect(await upgrade()).toBeNull();
  await writeFile(versionFile, `${Number(version) - 1}\n`);
  // The programs are those of the newer version, which do not read it.
  await expect(upgrade()).rejects.toThrow(/this version has/);

  await writeFile(versionFile, version);
  const { stop } = await startEmbeddedDatabase(dataDir, () => {});
  await stop();
});
