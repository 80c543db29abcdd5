import * as build from "virtual:react-router/server-build";
import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import type { RequestListener } from "node:http";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { connectDatabase, type Connection } from "#db/connect.server.ts";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { getCookieSecret } from "#domain/first-run.ts";
import { createGateway } from "#domain/gifts/gateway.ts";
import { sweepExpired } from "#domain/gifts/sweep.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { ConfigFault, readConfig, type Config } from "../config.server.ts";
import { createApp, type AppServices } from "./app.ts";
import { startJobs } from "./jobs.ts";
import { listen, type Fetch } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { createRateLimit } from "./middleware/rate-limit.ts";

const migrationsFolder = "db/migrations";
const browserFiles = "build/client";
/** Of the thirty seconds that a supervisor usually grants. */
const finishWithinMs = 25_000;
const productTitle = "Giftwright";
const firstByteTimeoutMs = 8_000;
const readyWithinMs = 1_000;

/** What differs while developing: modules are loaded anew when they change, and Vite serves the browser's files. */
export interface Surroundings {
  loadFetch: (services: Omit<AppServices, "build">) => Fetch;
  wrap?: (listener: RequestListener) => RequestListener;
}

/** Reads the configuration, connects, migrates, listens, and shuts down in the opposite order when told to. */
export async function startProduct(surroundings: Surroundings): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL, { readable: process.stdout.isTTY && config.NODE_ENV !== "production" });
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection that nobody handled"));
  process.on("uncaughtException", (error) => log.error({ err: error }, "an exception that nobody handled"));
  const embedded = config.DATABASE_URL ? null : await startEmbeddedDatabase(config.DATA_DIR, (event) => log.info(event));
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? "";
  try {
    await serve(config, { databaseUrl, log, surroundings, stopDatabase: async () => embedded?.stop() });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

interface Ground {
  databaseUrl: string;
  log: Log;
  surroundings: Surroundings;
  stopDatabase: () => Promise<void>;
}

async function serve(config: Config, { databaseUrl, log, surroundings, stopDatabase }: Ground): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder);
  const connection = connectDatabase(databaseUrl, (error) => log.warn({ err: error }, "a database connection was lost"));
  const closing = new AbortController();
  const fetch = surroundings.loadFetch({
    log,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUST_PROXY,
    browserFiles,
    isReady: async () => !closing.signal.aborted && (await answersInTime(connection.db.execute(sql`select 1`))),
    ideas: await openIdeas(config, connection),
  });
  const listening = await listen(fetch, { host: config.HOST, port: config.PORT, log, ...(surroundings.wrap && { wrap: surroundings.wrap }) });
  log.info(`Giftwright is open at ${config.PUBLIC_URL}`);
  const jobs = await startJobs(databaseUrl, { sweep: () => sweepExpired(connection.db) }, log);
  closeWhenTold(closing, log, async () => {
    if (!(await listening.close(finishWithinMs))) log.warn("closed with requests still open");
    await jobs.stop();
    await connection.close();
    await stopDatabase();
  });
}

async function openIdeas(config: Config, { db, pool }: Connection): Promise<AppServices["ideas"]> {
  const limit = (name: string, points: number, seconds: number) => createRateLimit(pool, name, { points: points * config.RATE_LIMIT_MULTIPLIER, seconds });
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS: timeoutMs, PUBLIC_URL: publicUrl } = config;
  return {
    db,
    gateway: apiKey === null ? null : createGateway({ baseUrl, apiKey, model, timeoutMs, firstByteTimeoutMs, origin: publicUrl, title: productTitle }),
    limits: { guestDailyQueries: config.GUEST_DAILY_QUERIES },
    longestQuerySeconds: Math.ceil(timeoutMs / 1000) + 5,
    visitors: { cookieSecret: await getCookieSecret(db), publicUrl },
    rateLimits: { perVisitor: limit("ideas", 10, 60), perAddress: limit("ideas-address", 30, 60), atOnce: limit("ideas-at-once", 5, 60) },
  };
}

async function answersInTime(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, readyWithinMs, false).unref());
  return await Promise.race([question.then(() => true, () => false), late]);
}

function closeWhenTold(closing: AbortController, log: Log, close: () => Promise<void>): void {
  const leave = async () => {
    if (closing.signal.aborted) return;
    closing.abort();
    log.info("closing: finishing what is under way");
    await close();
    log.info("closed");
    process.exit(0);
  };
  process.on("SIGTERM", leave).on("SIGINT", leave).on("SIGHUP", leave);
  // Started by an older Node, which is gone: nobody is left who could stop us.
  process.on("disconnect", leave);
}

/** Ends a start that cannot succeed: one line for the operator, the whole story only for a fault of ours. */
export function failStart(error: unknown): never {
  const expected = error instanceof OperatorFault || error instanceof ConfigFault;
  process.stderr.write(expected ? `Giftwright cannot start: ${error.message}\n` : `Giftwright cannot start: ${inspect(error)}\n`);
  process.exit(1);
}

if (import.meta.env.PROD) {
  await startProduct({ loadFetch: (services) => createApp({ ...services, build }).fetch }).catch(failStart);
}
