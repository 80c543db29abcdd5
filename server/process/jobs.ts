import { PgBoss } from "pg-boss";
import { mailQueue, textMessageQueue, type QueuedMessage } from "#domain/messaging/outbox.ts";
import { publishQueue } from "#domain/posts/publish-due.ts";
import type { JobsDatabase } from "#db/jobs-database.ts";
import type { Log } from "../log/log.ts";

const sweepQueue = "sweep-expired";
const backupQueue = "daily-backup";
const everyTenMinutes = "*/10 * * * *";
const everyNight = "15 3 * * *";
/** A large database takes its time. */
const backupOptions = { retryLimit: 2, retryDelay: 15 * 60, expireInSeconds: 4 * 60 * 60 };
/** A job that an ended server or database took with it is found again only after a minute; a post is not that late. */
const lookForDuePostsMs = 5_000;
const queues = [sweepQueue, publishQueue, mailQueue, textMessageQueue];
// Retries are for jobs that a crash interrupted. A message that could not be delivered gets a new job (`deliver.ts`).
const queueOptions = { retryLimit: 5, retryDelay: 30, expireInSeconds: 60, deleteAfterSeconds: 60 * 60, notify: true };

export interface Work {
  sweep: () => Promise<void>;
  /** Delivers one mail or text message. */
  deliver: (queued: QueuedMessage) => Promise<void>;
  /** Publishes the posts that are due. */
  publish: () => Promise<void>;
  /** Takes the backup of the night; `null` where the product takes none by itself. */
  backUp: (() => Promise<void>) | null;
}

export interface Jobs {
  boss: PgBoss;
  /** Starts working on jobs; all replicas share the queues, and each job is done by one of them. */
  work: (work: Work) => Promise<void>;
  /** The number of waiting and active messages by queue. Empty while the database is away. */
  countMessages: () => Promise<Record<string, number>>;
  /** The age in seconds of the oldest job that could be done by now, by queue. Empty while the database is away. */
  findOldest: () => Promise<Record<string, number>>;
  stop: () => Promise<void>;
}

/**
 * Opens the queues. Jobs can be added from now on; they are worked on once `work` is called. Where the database tells of new jobs they
 * are found at once, otherwise within a second.
 */
export async function openJobs(database: JobsDatabase, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ db: database, useListenNotify: database.listen !== undefined });
  const report = (error: unknown) => log.warn({ err: asError(error) }, "background jobs are waiting for the database");
  boss.on("error", report);
  await boss.start();
  let looking: NodeJS.Timeout | undefined;
  for (const queue of queues) await boss.createQueue(queue, queueOptions);
  await boss.createQueue(backupQueue, { ...queueOptions, ...backupOptions });
  return {
    boss,
    work: async (work) => {
      await startWork(boss, work);
      looking = setInterval(() => void work.publish().catch(report), lookForDuePostsMs).unref();
    },
    findOldest: () =>
      getOldest(database).catch((error: unknown) => {
        log.warn({ err: asError(error) }, "the oldest jobs were not looked up");
        return {};
      }),
    countMessages: () =>
      countMessages(boss).catch((error: unknown) => {
        log.warn({ err: asError(error) }, "the waiting messages were not counted");
        return {};
      }),
    stop: async () => {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 5_000 });
      await database.close();
    },
  };
}

async function countMessages(boss: PgBoss): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const queue of [mailQueue, textMessageQueue]) {
    const [stats] = await boss.getQueueStats(queue, { force: true });
    counts[queue] = (stats?.queuedCount ?? 0) + (stats?.activeCount ?? 0);
  }
  return counts;
}

async function getOldest(database: JobsDatabase): Promise<Record<string, number>> {
  const { rows } = await database.executeSql(
    `select name, extract(epoch from now() - min(start_after))::float8 as seconds from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() group by name`,
  );
  const ages = new Map(rows.map(({ name, seconds }) => [String(name), Number(seconds)]));
  return Object.fromEntries(queues.map((queue) => [queue, ages.get(queue) ?? 0]));
}

async function startWork(boss: PgBoss, { sweep, deliver, publish, backUp }: Work): Promise<void> {
  if (backUp === null) await boss.unschedule(backupQueue);
  else {
    await boss.schedule(backupQueue, everyNight);
    await boss.work(backupQueue, { pollingIntervalSeconds: 30 }, backUp);
  }
  await boss.schedule(sweepQueue, everyTenMinutes);
  await boss.work(sweepQueue, { pollingIntervalSeconds: 30 }, sweep);
  await boss.work(publishQueue, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }, publish);
  for (const queue of [mailQueue, textMessageQueue] as const) {
    await boss.work<QueuedMessage>(
      queue,
      { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5, localConcurrency: 4 },
      async (jobs) => {
        for (const job of jobs) {
          await deliver(job.data);
          // The message may have held a code, so the finished job is not kept.
          await boss.deleteJob(queue, job.id);
        }
      },
    );
  }
}

/** Some of its errors pg-boss tells as plain objects, of which the log would say no more than that. */
function asError(told: unknown): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told);
}
