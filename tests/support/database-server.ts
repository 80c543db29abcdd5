import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Of a server that holds the migrated database `template_giftwright`. */
    superuserUrl: string;
  }
}

/** One real PostgreSQL for the whole run, with one migrated database that each test file copies. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), "giftwright-test-"));
  const server = await startEmbeddedDatabase(join(home, "data"), () => {});
  await makeTemplate(server.superuserUrl);
  project.provide("superuserUrl", server.superuserUrl);
  return async () => {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
}

async function makeTemplate(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query("create database template_giftwright");
  await client.end();
  const templateUrl = new URL(superuserUrl);
  templateUrl.pathname = "/template_giftwright";
  await migrateDatabase(templateUrl.href, "db/migrations");
}
