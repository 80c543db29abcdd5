import * as build from "virtual:react-router/server-build";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import type { Connection } from "#db/connect.server.ts";
import { openDailyBackup, type DailyBackup } from "#db/backup/daily-backup.ts";
import { explainDatabaseFault } from "#db/database-fault.ts";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { openPictureStore, pictureFolder, type PictureStore } from "#db/picture-store.ts";
import { openProductDatabase, type ProductDatabase } from "#db/product-database.ts";
import { ensureAdministrator } from "#domain/first-run.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { ConfigFault, loadSettingsFile, readConfig, type Config } from "../config.server.ts";
import { createApp } from "./app.ts";
import { openJobs, type Work } from "./process/jobs.ts";
import { ensurePortIsFree, listen, type Fetch } from "./process/listen.ts";
import { createErrorReports, type ErrorReports } from "./log/error-reports.ts";
import { createLog, type Log } from "./log/log.ts";
import { WorkerPool } from "./process/worker-pool.ts";
import { closeWhenTold } from "./start/close-when-told.ts";
import { createServices, type Services } from "./start/create-services.ts";
import { createBackgroundJobs } from "./start/create-background-jobs.ts";
import { readVersion, type Version } from "./process/version.ts";
import { tidyHeapOnce } from "./process/tidy-heap.ts";
import type { Tracing } from "./telemetry/tracing.ts";

const migrationsFolder = "db/migrations";
const firstAdministrator = "admin@localhost";
const readyWithinMs = 1_000;
/** Longer than any answer takes that does not wait for the gateway. */
const shortestSilenceMs = 15_000;
/** When closing, the time after which the gateway is no longer waited for and open answers are completed from the catalogue. */
const patientForMs = 15_000;
/** Less than the thirty seconds that a supervisor usually grants. */
const finishWithinMs = 25_000;

/** What differs while developing: modules are reloaded when they change, and Vite serves the browser's files. */
export interface DevServerHooks {
  loadFetch: (services: Services) => Fetch;
  wrap?: (listener: RequestListener) => RequestListener;
}

/** Reads the configuration, connects, migrates and listens; on a signal, shuts down in the opposite order. */
export async function startProduct(surroundings: DevServerHooks): Promise<void> {
  loadSettingsFile();
  const config = readConfig();
  const version = readVersion();
  const tracing = await startTracing(config, version);
  const reports = openReports(config, version, () => log);
  const browserReports = openReports(config, version, () => log);
  const log = startLog(config, { tracing, reports });
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection that nobody handled"));
  process.on("uncaughtException", (error) => log.error({ err: error }, "an exception that nobody handled"));
  // Before the database is started, or made, for nothing.
  await ensurePortIsFree(config.HOST, config.PORT);
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase(config.DATA_DIR, (event) => log.info(event));
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? "";
  try {
    await serve(config, {
      databaseUrl,
      log,
      version,
      tracing,
      reports,
      browserReports,
      surroundings,
      stopDatabase: async () => embedded?.stop(),
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** OpenTelemetry is loaded only when somebody wants it: it takes memory, and time at the start. */
async function startTracing(config: Config, version: Version): Promise<Tracing | null> {
  const { tracesUrl: url } = config;
  if (url === null) return null;
  const { openTracing } = await import("./telemetry/open-tracing.ts");
  return openTracing({
    url,
    version,
    protocol: config.OTEL_EXPORTER_OTLP_PROTOCOL,
    serviceName: config.OTEL_SERVICE_NAME,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    takesTraceparent: config.TRUST_PROXY > 0,
  });
}

/** `null`: errors stand in the log alone. */
function openReports({ ERROR_REPORT_URL: url }: Config, release: Version, log: () => Log): ErrorReports | null {
  if (url === null) return null;
  return createErrorReports({
    url,
    release,
    tell: (outcome) => {
      if (outcome === "recovered") log().info("errors are reported again");
      else log().warn({ err: outcome.error }, "errors are not reported: the receiver of ERROR_REPORT_URL does not take them");
    },
  });
}

interface LogSources {
  tracing: Tracing | null;
  reports: ErrorReports | null;
}

function startLog({ LOG_LEVEL: level, NODE_ENV: environment }: Config, { tracing, reports }: LogSources): Log {
  const readable = process.stdout.isTTY && environment !== "production";
  const log = createLog(level, { readable, ...(tracing && { getIds: tracing.getIds }), ...(reports && { reportError: reports.report }) });
  tracing?.reportTo(log);
  return log;
}

interface ServerDependencies {
  databaseUrl: string;
  log: Log;
  version: Version;
  tracing: Tracing | null;
  reports: ErrorReports | null;
  browserReports: ErrorReports | null;
  surroundings: DevServerHooks;
  stopDatabase: () => Promise<void>;
}

async function serve(config: Config, dependencies: ServerDependencies): Promise<void> {
  const { databaseUrl, log, version, tracing, reports, browserReports, surroundings, stopDatabase } = dependencies;
  const closing = new AbortController();
  const { connection, wrapping, jobsDatabase } = await openDatabases(config, { databaseUrl, log, closing: closing.signal });
  tracing?.observePool(connection.pool);
  await welcomeAdministrator(config, connection).catch((error: unknown) => {
    throw explainDatabaseFault(databaseUrl, error);
  });
  const jobs = await openJobs(jobsDatabase, log);
  const stopWaiting = new AbortController();
  const reportThread = (error: unknown) => log.warn({ err: error }, "a thread ended by a fault while nobody waited for it");
  const workers = new WorkerPool(reportThread);
  // One thread, which stays: what is known of gifts takes a moment to load and a good part of the memory.
  const giftThreads = new WorkerPool(reportThread, { threads: 1, waiting: 200, kept: 1 });
  const pictures = openPictureStore({ bucket: config.MEDIA_S3_URL, folder: join(config.DATA_DIR, pictureFolder) });
  const backup = planBackup(config, { databaseUrl, pictures });
  const services = await createServices(config, {
    version,
    tracing,
    browserReports,
    // A place that can't be listed fails the daily backup, too, which is logged.
    findBackupAge: async () => (await backup?.findAge().catch(() => null)) ?? null,
    connection,
    wrapping,
    jobs,
    log,
    pictures,
    workers,
    giftThreads,
    isReady: async () => !closing.signal.aborted && (await answersInTime(connection.db.execute(sql`select 1`))),
    stopWaiting: stopWaiting.signal,
  });
  const listening = await listen(surroundings.loadFetch(services), {
    host: config.HOST,
    port: config.PORT,
    silentForMs: Math.max(shortestSilenceMs, config.AI_TIMEOUT_MS + 10_000),
    log,
    ...(surroundings.wrap && { wrap: surroundings.wrap }),
  });
  log.info(version, `Giftwright ${version.version} is open at ${config.PUBLIC_URL}`);
  tidyHeapOnce();
  // Nobody waits for the first words to be read; whatever goes wrong here is told to whoever asks next.
  services.ideas.engine.readWords({ language: "en", additionalInfo: "no mugs" }).catch(() => undefined);
  const background = createBackgroundJobs(config, connection, { jobs, log, wrapping, metrics: services.metrics, backup, pictures });
  await jobs.work(tracing ? traceWork(background, tracing) : background);
  closeWhenTold(closing, log, async () => {
    setTimeout(() => stopWaiting.abort(), patientForMs).unref();
    if (!(await listening.close(finishWithinMs))) log.warn("closed with requests still open");
    await Promise.all([jobs.stop(), workers.close(), giftThreads.close()]);
    await Promise.all([connection.close(), tracing?.close(), reports?.close(), browserReports?.close()]);
    await stopDatabase();
  });
}

/** All but the look for posts that are due, every few seconds. */
function traceWork(work: Work, { observeJob }: Tracing): Work {
  const { backUp } = work;
  return {
    ...work,
    sweep: () => observeJob("sweep", work.sweep),
    deliver: (queued) => observeJob("deliver", () => work.deliver(queued)),
    backUp: backUp && (() => observeJob("back up", backUp)),
  };
}

interface DatabaseGround {
  databaseUrl: string;
  log: Log;
  closing: AbortSignal;
}

async function openDatabases(config: Config, { databaseUrl, log, closing }: DatabaseGround): Promise<ProductDatabase> {
  return await openProductDatabase(
    {
      url: databaseUrl,
      directUrl: config.DATABASE_DIRECT_URL,
      isPooled: config.DATABASE_URL === null ? false : config.DATABASE_POOLED,
      keySource: { secretKeys: config.SECRET_KEY, dataDir: config.DATA_DIR },
      migrationsFolder,
    },
    {
      lost: (error) => {
        // An ordinary stop ends them, too.
        if (!closing.aborted) log.warn({ err: error }, "a database connection was lost");
      },
      server: (event) => log.warn(event),
    },
  );
}

function planBackup(config: Config, { databaseUrl, pictures }: { databaseUrl: string; pictures: PictureStore }): DailyBackup | null {
  return openDailyBackup({
    databaseUrl: config.DATABASE_DIRECT_URL ?? databaseUrl,
    outbox: join(config.DATA_DIR, "outbox"),
    pictures,
    folder: config.BACKUP_DIR,
    bucket: config.BACKUP_S3_URL,
    kept: config.BACKUP_KEEP,
    recipients: config.BACKUP_ENCRYPT_TO ?? [],
  });
}

async function welcomeAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config, { db }: Connection): Promise<void> {
  const made = await ensureAdministrator(db, { email: email ?? firstAdministrator, password });
  // Not through the log: logs are kept, and the password is to be shown only once.
  if (made?.madePassword)
    process.stdout.write(`The first administrator is ${made.email} with the password ${made.madePassword} (shown this once)\n`);
}

async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, readyWithinMs, false).unref());
  return await Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

/** Ends a start that failed: with one line for what the operator can fix, with the whole error for a bug. */
export function failStart(error: unknown): never {
  const expected = error instanceof OperatorFault || error instanceof ConfigFault;
  process.stderr.write(expected ? `Giftwright cannot start: ${error.message}\n` : `Giftwright cannot start: ${inspect(error)}\n`);
  process.exit(1);
}

if (import.meta.env.PROD) {
  await startProduct({ loadFetch: (services) => createApp({ ...services, build }).fetch }).catch(failStart);
}
