import { openJobsDatabase, type JobsDatabase } from "#db/jobs-database.ts";
import { directLine } from "#db/pooler.ts";

/** For the queues of a test, straight to its database. */
export function openTestJobsDatabase(url: string): JobsDatabase {
  return openJobsDatabase(url, { line: directLine, report: () => {} });
}
