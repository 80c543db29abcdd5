import { brand } from "#shared/brand.ts";
import { readFileSync } from "node:fs";
import { collectDefaultMetrics } from "@prometheus-io/client";
import type { Connection } from "#db/connect.server.ts";
import type { PictureStore } from "#db/picture-store.ts";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import { getContentVersion } from "#domain/changes/content-version.ts";
import { getServerSecret } from "#domain/auth/server-secrets.ts";
import { createAwayQuota } from "#domain/gifts/recommend-while-away.ts";
import { createGateway, type Gateway, type GatewayClient } from "#domain/gifts/model/gateway.ts";
import { createOutbox } from "#domain/messaging/outbox.ts";
import { createAlarm } from "#domain/posts/publish-due.ts";
import { measureDatabase } from "#domain/stats/measure-database.ts";
import type { TextRenderer } from "#domain/texts/rendered-text.ts";
import type { Config } from "../../config.server.ts";
import type { AppServices } from "../app.ts";
import { countAnswers } from "../metrics/count-answers.ts";
import type { Jobs } from "../process/jobs.ts";
import type { ErrorReports } from "../log/error-reports.ts";
import type { Log } from "../log/log.ts";
import { openMetrics, type Metrics, type MetricsSources } from "../metrics/metrics.ts";
import { createFrequentRateLimit, createRateLimit } from "../middleware/rate-limit.ts";
import { listSecurityHeaders } from "../middleware/security-headers.ts";
import { createPictureConverter } from "../process/picture-converter.ts";
import { openGiftEngine } from "../process/gift-threads.ts";
import type { Version } from "../process/version.ts";
import type { Tracing } from "../telemetry/tracing.ts";
import type { WorkerPool } from "../process/worker-pool.ts";
import { createTextRenderer } from "../process/text-renderer.ts";
import { createContentVersionCache } from "../pages/cache/content-version-cache.ts";
import { PageCache } from "../pages/cache/page-cache.ts";
import { openAccounts } from "./open-accounts.ts";

const browserFiles = "build/client";
/** A digest of all that was built. */
const buildStamp = "build/.built";
const firstByteTimeoutMs = 8_000;
/** A picture takes up to a hundred kilobytes. */
const pictureBounds = { entries: 500, bytes: 8 * 1024 * 1024 };
/** By the contact form, per client address. */
const messagesPerHour = 5;

/** All that the app works with, but for the pages. */
export type Services = Omit<AppServices, "build">;

interface ServerDependencies {
  connection: Connection;
  wrapping: WrappingKeys;
  jobs: Jobs;
  log: Log;
  pictures: PictureStore;
  workers: WorkerPool;
  /** Apart from `workers`, so that no picture or document keeps anybody waiting for ideas. */
  giftThreads: WorkerPool;
  isReady: () => Promise<boolean>;
  version: Version;
  /** `null`: nothing is traced. */
  tracing: Tracing | null;
  /** Of errors in browsers. `null`: pages tell of none. */
  browserReports: ErrorReports | null;
  /** In seconds, of the newest backup that the product took by itself. */
  findBackupAge: () => Promise<number | null>;
  /** Tells that the gateway is no longer waited for. */
  stopWaiting: AbortSignal;
}

/** Builds what the app works with, as the configuration has it. */
export async function createServices(config: Config, dependencies: ServerDependencies): Promise<Services> {
  const { connection, wrapping, jobs, log, pictures, workers, isReady, version, tracing, browserReports, findBackupAge } = dependencies;
  const caches = openCaches(config, connection, log);
  const client = openGateway(config);
  const gateway = client && tracing ? tracing.observeGateway(client, config.AI_MODEL) : client;
  const metrics = openProcessMetrics({
    pool: connection.pool,
    pageCache: caches.pageCache,
    countMessages: jobs.countMessages,
    findOldestJobs: jobs.findOldest,
    measureDatabase: () => measureDatabase(connection.db),
    findBackupAge,
    isGatewayPaused: () => client?.isPaused() ?? null,
    prices: config.AI_PRICES ?? {},
    version,
  });
  return {
    log,
    ...caches,
    workers,
    metrics,
    version,
    tracing,
    metricsToken: config.METRICS_TOKEN,
    publicUrl: config.PUBLIC_URL,
    bindsSubdomains: config.HSTS_SUBDOMAINS,
    corsOrigins: config.CORS_ORIGINS ?? [],
    trustedProxies: config.TRUST_PROXY,
    browserFiles,
    isReady,
    ideas: await openIdeas(config, connection, { ...dependencies, gateway, metrics }),
    auth: await openAccounts(config, connection, { jobs, workers, wrapping }),
    gate: createGateLimits(config, connection),
    posts: { db: connection.db, wakeAt: createAlarm(jobs.boss), texts: openTexts(config, connection, workers) },
    media: openMedia(connection, { pictures, workers, log }),
    browserErrors: {
      rateLimit: createRateLimit(connection.db, "browser-errors", { points: 20 * config.RATE_LIMIT_MULTIPLIER, seconds: 60 }),
      reports: browserReports,
    },
    feedback: openFeedback(config, connection, { jobs, wrapping }),
    socialLinks: config.SOCIAL_LINKS ?? [],
    shops: config.SHOPS_FILE ?? {},
  };
}

function openCaches({ PUBLIC_URL: publicUrl, HSTS_SUBDOMAINS: bindsSubdomains }: Config, { db }: Connection, log: Log) {
  const settings = {
    contentVersion: createContentVersionCache(() => getContentVersion(db)),
    headers: listSecurityHeaders({ publicUrl, bindsSubdomains }),
    report: (error: unknown) => log.error({ err: error }, "a page could not be compressed"),
  };
  return { pageCache: new PageCache(settings), pictureCache: new PageCache({ ...settings, bounds: pictureBounds }) };
}

function openMedia(
  { db }: Connection,
  { pictures, workers, log }: Pick<ServerDependencies, "pictures" | "workers" | "log">,
): AppServices["media"] {
  return {
    db,
    store: pictures,
    convert: createPictureConverter(workers),
    report: (error) => log.warn({ err: error }, "the files of a deleted picture were not removed; the next sweep tries again"),
  };
}

function openTexts({ PUBLIC_URL: publicUrl }: Config, { db }: Connection, workers: WorkerPool): TextRenderer {
  return createTextRenderer({ db, workers, publicUrl, edition: readBuildName() });
}

/** While developing, each start renders anew. */
function readBuildName(): string {
  return import.meta.env.PROD ? readFileSync(buildStamp, "utf8") : String(Date.now());
}

function openProcessMetrics(sources: MetricsSources): Metrics {
  const metrics = openMetrics(sources);
  collectDefaultMetrics({ register: metrics.registry });
  return metrics;
}

async function openIdeas(
  config: Config,
  { db }: Connection,
  {
    wrapping,
    log,
    metrics,
    stopWaiting,
    giftThreads,
    gateway,
  }: Pick<ServerDependencies, "wrapping" | "log" | "stopWaiting" | "giftThreads"> & { gateway: Gateway | null; metrics: Metrics },
): Promise<AppServices["ideas"]> {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit(db, name, { points: points * config.RATE_LIMIT_MULTIPLIER, seconds });
  return {
    db,
    engine: openGiftEngine(giftThreads),
    gateway,
    stopWaiting,
    ...countAnswers(db, log, metrics),
    dailyTokens: config.AI_DAILY_TOKENS,
    limits: { guestDailyQueries: config.GUEST_DAILY_QUERIES, freeDailyQueries: config.FREE_DAILY_QUERIES },
    awayQuota: createAwayQuota({ guestDailyQueries: config.GUEST_DAILY_QUERIES, freeDailyQueries: config.FREE_DAILY_QUERIES }),
    longestQuerySeconds: Math.ceil(config.AI_TIMEOUT_MS / 1000) + 5,
    visitors: { cookieSecret: await getServerSecret({ db, wrapping }, "guest_cookie"), publicUrl: config.PUBLIC_URL },
    rateLimits: {
      perVisitor: limit("ideas", 10, 60),
      perAddress: limit("ideas-address", 30, 60),
      atOnce: limit("ideas-at-once", 5, 60),
      replace: limit("replace-address", 20, 60),
      kept: limit("ideas-kept", 8, 24 * 60 * 60),
      hearts: limit("hearts-address", 30, 60),
      sharedLists: createFrequentRateLimit(db, "shared-address", { points: 240 * config.RATE_LIMIT_MULTIPLIER, seconds: 60 }),
      // Read again and again while somebody types: counted in memory, as nothing is stored or spent.
      reading: createFrequentRateLimit(db, "reading-address", { points: 240 * config.RATE_LIMIT_MULTIPLIER, seconds: 60 }),
    },
  };
}

/** `null` without a key: then the catalogue alone gives ideas. */
function openGateway(config: Config): GatewayClient | null {
  const { AI_API_KEY: apiKey } = config;
  if (apiKey === null) return null;
  return createGateway({
    baseUrl: config.AI_BASE_URL,
    apiKey,
    model: config.AI_MODEL,
    fallbackModels: config.AI_FALLBACK_MODELS ?? [],
    extraBody: config.AI_EXTRA_BODY ?? {},
    timeoutMs: config.AI_TIMEOUT_MS,
    firstByteTimeoutMs,
    origin: config.PUBLIC_URL,
    title: brand.name,
  });
}

function createGateLimits({ RATE_LIMIT_MULTIPLIER: multiplier }: Config, { db }: Connection): AppServices["gate"] {
  return {
    ownData: createFrequentRateLimit(db, "own-data", { points: 300 * multiplier, seconds: 60 }),
    backOffice: createRateLimit(db, "back-office", { points: 120 * multiplier, seconds: 60 }),
  };
}

function openFeedback(
  config: Config,
  { db }: Connection,
  { jobs: { boss }, wrapping }: { jobs: Jobs; wrapping: WrappingKeys },
): AppServices["feedback"] {
  const points = messagesPerHour * config.RATE_LIMIT_MULTIPLIER;
  return {
    db,
    outbox: createOutbox(wrapping, async () => boss),
    contactEmail: config.CONTACT_EMAIL,
    rateLimit: createRateLimit(db, "feedback", { points, seconds: 60 * 60 }),
  };
}
