import * as build from "virtual:react-router/server-build";
import { join } from "node:path";
import type { RequestListener } from "node:http";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import type { JWK } from "jose";
import { collectDefaultMetrics } from "prom-client";
import { connectDatabase, type Connection } from "#db/connect.server.ts";
import { startEmbeddedDatabase } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import { sweepAuth } from "#domain/auth/sweep.ts";
import { findContentVersion } from "#domain/changes/content-version.ts";
import { ensureAdministrator, getServerSecret } from "#domain/first-run.ts";
import { createGateway } from "#domain/gifts/gateway.ts";
import { sweepExpired } from "#domain/gifts/sweep.ts";
import { createOutbox } from "#domain/messaging/outbox.ts";
import { deliver, type Delivery } from "#domain/messaging/deliver.ts";
import { purgeDeletedPosts } from "#domain/posts/bin.ts";
import { createAlarm, publishDuePosts } from "#domain/posts/publish-due.ts";
import { OperatorFault } from "#shared/operator-fault.ts";
import { ConfigFault, loadSettingsFile, readConfig, type Config } from "../config.server.ts";
import { createApp, type AppServices } from "./app.ts";
import { openAuth } from "./auth/open-auth.ts";
import { countAnswers } from "./count-answers.ts";
import { openJobs, type Jobs } from "./jobs.ts";
import { createContentVersionCache } from "./page-cache/content-version-cache.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { answerFromCache } from "./page-cache/send-answer.ts";
import { listen, type Fetch } from "./listen.ts";
import { createLog, type Log } from "./log.ts";
import { createFrequentRateLimit, createRateLimit } from "./middleware/rate-limit.ts";
import { openMetrics, type Metrics, type MetricsSources } from "./metrics/metrics.ts";
import { listSecurityHeaders } from "./middleware/security-headers.ts";
import { tidyHeapOnce } from "./tidy-heap.ts";

const migrationsFolder = "db/migrations";
const browserFiles = "build/client";
/** Less than the thirty seconds that a supervisor usually grants. */
const finishWithinMs = 25_000;
/** When closing, the time after which the gateway is no longer waited for and open answers are completed from the catalogue. */
const patientForMs = 15_000;
const firstAdministrator = "admin@localhost";
const productTitle = "Giftwright";
const firstByteTimeoutMs = 8_000;
const readyWithinMs = 1_000;
/** Longer than any answer takes that does not wait for the gateway. */
const shortestSilenceMs = 15_000;
/** By the contact form, per client address. */
const messagesPerHour = 5;
const captchaAddresses = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
} as const;

/** What differs while developing: modules are reloaded when they change, and Vite serves the browser's files. */
export interface Surroundings {
  loadFetch: (services: Omit<AppServices, "build">) => Fetch;
  wrap?: (listener: RequestListener) => RequestListener;
}

/** Reads the configuration, connects, migrates and listens; on a signal, shuts down in the opposite order. */
export async function startProduct(surroundings: Surroundings): Promise<void> {
  loadSettingsFile();
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
  await welcomeAdministrator(config, connection);
  const jobs = await openJobs(databaseUrl, log);
  const closing = new AbortController();
  const hurry = new AbortController();
  const pageCache = openPageCache(config, connection, log);
  const metrics = openProcessMetrics({ pool: connection.pool, pageCache, countMessages: jobs.countMessages });
  const fetch = surroundings.loadFetch({
    log,
    pageCache,
    metrics,
    metricsToken: config.METRICS_TOKEN,
    publicUrl: config.PUBLIC_URL,
    corsOrigins: config.CORS_ORIGINS ?? [],
    trustedProxies: config.TRUST_PROXY,
    browserFiles,
    isReady: async () => !closing.signal.aborted && (await answersInTime(connection.db.execute(sql`select 1`))),
    ideas: await openIdeas(config, connection, { log, metrics, hurry: hurry.signal }),
    auth: await openAccounts(config, connection, jobs),
    gate: openGate(config, connection),
    posts: { db: connection.db, wakeAt: createAlarm(jobs.boss) },
    feedback: openFeedback(config, connection, jobs),
    socialLinks: config.SOCIAL_LINKS ?? [],
  });
  const listening = await listen(fetch, {
    host: config.HOST,
    port: config.PORT,
    silentForMs: Math.max(shortestSilenceMs, config.AI_TIMEOUT_MS + 10_000),
    log,
    wrap: surroundings.wrap ?? ((listener) => answerFromCache(pageCache, log, listener)),
  });
  log.info(`Giftwright is open at ${config.PUBLIC_URL}`);
  tidyHeapOnce();
  await jobs.work({
    sweep: () => sweep(connection.db),
    deliver: (queued) => deliver(openDelivery(config, jobs, log), queued),
    publish: () => publishDuePosts(connection.db),
  });
  closeWhenTold(closing, log, async () => {
    setTimeout(() => hurry.abort(), patientForMs).unref();
    if (!(await listening.close(finishWithinMs))) log.warn("closed with requests still open");
    await jobs.stop();
    await connection.close();
    await stopDatabase();
  });
}

async function welcomeAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Config, { db }: Connection): Promise<void> {
  const made = await ensureAdministrator(db, { email: email ?? firstAdministrator, password });
  // Not through the log: logs are kept, and the password is to be shown only once.
  if (made?.madePassword)
    process.stdout.write(`The first administrator is ${made.email} with the password ${made.madePassword} (shown this once)\n`);
}

async function sweep(db: Connection["db"]): Promise<void> {
  await sweepExpired(db);
  await sweepAuth(db);
  await purgeDeletedPosts(db);
  // In case a wake-up was lost, or a post came back from the bin after its time.
  await publishDuePosts(db);
}

async function openIdeas(
  config: Config,
  { db, pool }: Connection,
  { log, metrics, hurry }: { log: Log; metrics: Metrics; hurry: AbortSignal },
): Promise<AppServices["ideas"]> {
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit(pool, name, { points: points * config.RATE_LIMIT_MULTIPLIER, seconds });
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_MS: timeoutMs, PUBLIC_URL: publicUrl } = config;
  return {
    db,
    gateway:
      apiKey === null
        ? null
        : createGateway({ baseUrl, apiKey, model, timeoutMs, firstByteTimeoutMs, origin: publicUrl, title: productTitle }),
    hurry,
    ...countAnswers(db, log, metrics),
    limits: { guestDailyQueries: config.GUEST_DAILY_QUERIES, freeDailyQueries: config.FREE_DAILY_QUERIES },
    longestQuerySeconds: Math.ceil(timeoutMs / 1000) + 5,
    visitors: { cookieSecret: await getServerSecret(db, "guest_cookie"), publicUrl },
    rateLimits: {
      perVisitor: limit("ideas", 10, 60),
      perAddress: limit("ideas-address", 30, 60),
      atOnce: limit("ideas-at-once", 5, 60),
      kept: limit("ideas-kept", 8, 24 * 60 * 60),
    },
  };
}

function openProcessMetrics(sources: MetricsSources): Metrics {
  const metrics = openMetrics(sources);
  collectDefaultMetrics({ register: metrics.registry });
  return metrics;
}

function openPageCache(
  { PUBLIC_URL: publicUrl, CAPTCHA_PROVIDER: captcha }: Config,
  { db }: Connection,
  log: Log,
): AppServices["pageCache"] {
  return new PageCache({
    contentVersion: createContentVersionCache(() => findContentVersion(db)),
    headers: listSecurityHeaders(publicUrl),
    captcha,
    report: (error) => log.error({ err: error }, "a page could not be compressed"),
  });
}

function openFeedback(config: Config, { db, pool }: Connection, { boss }: Jobs): AppServices["feedback"] {
  const points = messagesPerHour * config.RATE_LIMIT_MULTIPLIER;
  return {
    db,
    outbox: createOutbox(async () => boss),
    contactEmail: config.CONTACT_EMAIL,
    rateLimit: createRateLimit(pool, "feedback", { points, seconds: 60 * 60 }),
  };
}

function openGate({ RATE_LIMIT_MULTIPLIER: multiplier }: Config, { pool }: Connection): AppServices["gate"] {
  return {
    ownData: createFrequentRateLimit(pool, "own-data", { points: 300 * multiplier, seconds: 60 }),
    backOffice: createRateLimit(pool, "back-office", { points: 120 * multiplier, seconds: 60 }),
  };
}

async function openAccounts(config: Config, { db, pool }: Connection, { boss }: Jobs): Promise<AppServices["auth"]> {
  return await openAuth({
    db,
    pool,
    settings: readAuthSettings(config),
    extraKeys: readKeySet(config),
    sessions: {
      lifeSeconds: config.AUTH_SESSION_LIFE_S,
      idleSeconds: config.AUTH_SESSION_IDLE_S,
      reuseIntervalSeconds: config.AUTH_REFRESH_REUSE_INTERVAL_S,
    },
    outbox: createOutbox(async () => boss),
  });
}

function openDelivery(config: Config, { boss }: Jobs, log: Log): Delivery {
  const folder = join(config.DATA_DIR, "outbox");
  return {
    route: { smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, smsUrl: config.SMS_URL, folder },
    boss,
    report: (event) =>
      event.reason === undefined ? log.info(event, `a message was ${event.outcome}`) : log.warn(event, `a message is ${event.outcome}`),
  };
}

/** The variables `AUTH_*` under the names that `domain/auth` uses. */
function readAuthSettings(config: Config): AuthSettings {
  return {
    publicUrl: config.PUBLIC_URL,
    authUrl: `${config.PUBLIC_URL}${config.AUTH_PATH_PREFIX}`,
    redirectAllowList: (config.AUTH_REDIRECT_ALLOW_LIST ?? "")
      .split(",")
      .map((glob) => glob.trim())
      .filter(Boolean),
    hasEmail: config.AUTH_EMAIL,
    hasPhone: config.AUTH_PHONE,
    hasAnonymous: config.AUTH_ANONYMOUS,
    hasManualLinking: config.AUTH_MANUAL_LINKING,
    hasSaml: config.AUTH_SAML,
    wallets: config.AUTH_WEB3 ?? [],
    factorTypes: config.AUTH_MFA.filter((type) => type !== "none"),
    oauth: config.oauth,
    isSignupDisabled: config.AUTH_SIGNUP_DISABLED,
    confirmsEmailItself: config.AUTH_AUTOCONFIRM,
    confirmsPhoneItself: config.AUTH_PHONE_AUTOCONFIRM,
    passwordMinLength: config.AUTH_PASSWORD_MIN_LENGTH,
    reauthentication: config.AUTH_REAUTHENTICATION,
    mailIntervalSeconds: config.AUTH_MAIL_INTERVAL_S,
    smsIntervalSeconds: config.AUTH_SMS_INTERVAL_S,
    otpExpirySeconds: config.AUTH_OTP_EXPIRY_S,
    flowExpirySeconds: config.AUTH_FLOW_EXPIRY_S,
    accessTokenSeconds: config.AUTH_JWT_EXPIRY_S,
    serviceKey: config.AUTH_SERVICE_KEY,
    apiKey: config.AUTH_API_KEY,
    rateMultiplier: config.RATE_LIMIT_MULTIPLIER,
    captcha: readCaptcha(config),
  };
}

function readCaptcha(config: Config): AuthSettings["captcha"] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_URL: url } = config;
  return provider && secret ? { provider, siteKey, url: url ?? captchaAddresses[provider], secret } : null;
}

/** The keys of `AUTH_EXTRA_JWKS`, which `readConfig` has validated. */
function readKeySet({ AUTH_EXTRA_JWKS: text }: Config): JWK[] {
  if (text === null) return [];
  const { keys }: { keys: JWK[] } = JSON.parse(text);
  return keys;
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
  // The parent process (an older Node, see bin/start.mjs) has gone, so nobody could stop this one.
  process.on("disconnect", leave);
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
