import { connectDatabase, type Connection } from "./connect.server.ts";
import { openJobsDatabase, type JobsDatabase } from "./jobs-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { examineLine, type Line } from "./pooler.ts";
import { openWrappingKeys, type KeySource } from "./wrapping/open-wrapping-keys.ts";
import type { WrappingKeys } from "./wrapping/wrap.ts";

export interface ProductDatabase {
  connection: Connection;
  wrapping: WrappingKeys;
  /** On the address that leads past a pooler, when there is one. */
  jobsDatabase: JobsDatabase;
}

interface Places {
  url: string;
  /** Past the pooler that `url` may lead to; `null` when there is no such address. */
  directUrl: string | null;
  /** `null`: found out. */
  isPooled: boolean | null;
  keySource: KeySource;
  migrationsFolder: string;
}

interface Reports {
  /** A connection that was lost; another one takes its place. */
  lost: (error: Error) => void;
  /** What the operator has to know about the servers. */
  server: (event: string) => void;
}

/** Migrates and connects. Throws an `OperatorFault` when a database cannot be reached, or not be used like this. */
export async function openProductDatabase(places: Places, reports: Reports): Promise<ProductDatabase> {
  const { url, keySource, migrationsFolder } = places;
  const line = await examineLine(url, places.isPooled);
  const direct = await examineDirect(places, line);
  if (line.isPooled) reports.server(describePooler(line, direct.line));
  await migrateDatabase(direct.url, migrationsFolder, direct.line);
  const wrapping = await openWrappingKeys(direct.url, keySource);
  const connection = connectDatabase(url, reports.lost, { line, reportServer: reports.server });
  return { connection, wrapping, jobsDatabase: openJobsDatabase(direct.url, { line: direct.line, report: reports.lost }) };
}

async function examineDirect({ url, directUrl }: Places, line: Line): Promise<{ url: string; line: Line }> {
  return directUrl === null ? { url, line } : { url: directUrl, line: await examineLine(directUrl) };
}

function describePooler(line: Line, direct: Line): string {
  const statements = line.keepsStatements ? "" : ", frequent statements are planned each time";
  const jobs = direct.isPooled ? ", jobs are found by asking once a second" : "";
  return `the database is reached through a pooler: time limits are set for each transaction${statements}${jobs}`;
}
