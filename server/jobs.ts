import { PgBoss } from "pg-boss";
import type { Log } from "./log.ts";

const sweepQueue = "sweep-expired";
const everyTenMinutes = "*/10 * * * *";

export interface Jobs {
  stop: () => Promise<void>;
}

/** Runs what has to be done in the background; shared by all replicas, each job done by one of them. */
export async function startJobs(databaseUrl: string, work: { sweep: () => Promise<void> }, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: "giftwright jobs" });
  boss.on("error", (error) => log.warn({ err: error }, "background jobs are waiting for the database"));
  await boss.start();
  await boss.createQueue(sweepQueue);
  await boss.schedule(sweepQueue, everyTenMinutes);
  await boss.work(sweepQueue, { pollingIntervalSeconds: 30 }, work.sweep);
  return { stop: () => boss.stop({ graceful: true, timeout: 5_000 }) };
}
