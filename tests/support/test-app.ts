import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { Connection } from "#db/connect.server.ts";
import { openPictureStore } from "#db/picture-store.ts";
import { createAwayQuota } from "#domain/gifts/recommend-while-away.ts";
import { getContentVersion } from "#domain/changes/content-version.ts";
import { speakChosenLanguage } from "#domain/auth/chosen-language.ts";
import { countMessages } from "#domain/auth/count-messages.ts";
import { createKeyring } from "#domain/auth/signing-keys.ts";
import type { AuthServices, AuthSettings } from "#domain/auth/settings.ts";
import type { Gateway } from "#domain/gifts/model/gateway.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import { createApp, type AppServices } from "#server/app.ts";
import type { AuthEndpointServices } from "#server/auth/endpoint-services.ts";
import { countAnswers } from "#server/metrics/count-answers.ts";
import { createSamlReader } from "#server/auth/saml-reader.ts";
import { createAuthLimits } from "#server/auth/limits.ts";
import { createLog, type Log } from "#server/log/log.ts";
import { createContentVersionCache } from "#server/pages/cache/content-version-cache.ts";
import { PageCache } from "#server/pages/cache/page-cache.ts";
import { openMetrics, type Metrics, type ModelPrices } from "#server/metrics/metrics.ts";
import { createFrequentRateLimit, createRateLimit } from "#server/middleware/rate-limit.ts";
import { openGiftEngine } from "#server/process/gift-threads.ts";
import { createPictureConverter } from "#server/process/picture-converter.ts";
import { createTextRenderer } from "#server/process/text-renderer.ts";
import { WorkerPool } from "#server/process/worker-pool.ts";
import { createRecentSessions } from "#server/request/recent-sessions.ts";
import { holdToDocument } from "./documented-answers.ts";
import { testWrapping } from "./test-wrapping.ts";
import { listSecurityHeaders } from "#server/middleware/security-headers.ts";

/** A thread that is stopped at its deadline may run out of memory in the same moment. */
const ignoreLateFault = () => undefined;

/** One for all tests of a process: its threads end with it. */
export const testWorkers = new WorkerPool(ignoreLateFault);
export const testEngine = openGiftEngine(new WorkerPool(ignoreLateFault, { threads: 1, waiting: 200, kept: 1 }));

const usualPublicUrl = "http://localhost:3000";

const testVersion = { version: "1.2.3", build: "abcdef" };

interface TestAppOptions {
  gateway?: Gateway;
  isGatewayPaused?: boolean;
  dailyTokens?: number;
  prices?: ModelPrices;
  guestDailyQueries?: number;
  freeDailyQueries?: number;
  /** Requests a minute and guest. */
  ideasPerMinute?: number;
  replacementsPerMinute?: number;
  heartsPerMinute?: number;
  ownDataPerMinute?: number;
  /** By one administrator. */
  changesPerMinute?: number;
  /** Of errors in browsers. */
  reportsPerMinute?: number;
  /** Where errors in browsers are reported. Nowhere by default. */
  browserReports?: AppServices["browserErrors"]["reports"];
  /** By the contact form. */
  messagesPerMinute?: number;
  /** Silent by default. */
  log?: Log;
  publicUrl?: string;
  bindsSubdomains?: boolean;
  corsOrigins?: readonly string[];
  metricsToken?: string;
  tracing?: AppServices["tracing"];
  /** Whether public pages are kept from one request to the next, as they are outside of tests. */
  keepsPages?: boolean;
  auth?: TestAuthOptions;
}

export interface TestAuthOptions extends Partial<AuthSettings> {
  /** Where mails and messages go; nowhere by default. */
  outbox?: Outbox;
  sessions?: Partial<AuthServices["sessions"]>;
  /** By which a session is remembered from one request to the next; without one it is looked up each time. */
  sessionClock?: { now: () => number };
  extraKeys?: Awaited<ReturnType<AuthServices["getIssuer"]>>["extraKeys"];
}

/** The whole server in process, pages included, on a real database. An answer of which its own document knows nothing is a fault. */
export function createTestApp(connection: Connection, options: TestAppOptions = {}) {
  return holdToDocument(openTestApp(connection, options), () => openTestApp(connection, {}));
}

function openTestApp(connection: Connection, options: TestAppOptions) {
  const { db, pool } = connection;
  const { publicUrl = usualPublicUrl } = options;
  const limit = (name: string, points: number) => createRateLimit(db, name, { points, seconds: 60 });
  const pageCache = createTestPageCache(connection, options);
  const pictureCache = createTestPageCache(connection, options);
  const metrics = openMetrics({
    pool,
    pageCache,
    countMessages: async () => ({ mail: 2 }),
    findOldestJobs: async () => ({ mail: 12 }),
    measureDatabase: async () => 8_000_000,
    findBackupAge: async () => 3_600,
    isGatewayPaused: () => options.isGatewayPaused ?? null,
    prices: options.prices ?? {},
    version: testVersion,
  });
  return createApp({
    build,
    log: options.log ?? createLog("silent", { readable: false }),
    publicUrl,
    bindsSubdomains: options.bindsSubdomains ?? false,
    corsOrigins: options.corsOrigins ?? [],
    trustedProxies: 1,
    browserFiles: "docs/images",
    isReady: async () => true,
    metrics,
    version: testVersion,
    metricsToken: options.metricsToken ?? null,
    tracing: options.tracing ?? null,
    ideas: createTestIdeas(connection, { publicUrl, metrics }, options),
    auth: createTestAuth(connection, publicUrl, options.auth),
    gate: {
      ownData: createFrequentRateLimit(db, "own-data", { points: options.ownDataPerMinute ?? 10_000, seconds: 60 }),
      backOffice: limit("back-office", options.changesPerMinute ?? 10_000),
    },
    posts: { db, wakeAt: async () => {}, texts: createTestTexts(connection, publicUrl) },
    media: createTestMedia(connection),
    browserErrors: createTestBrowserErrors(connection, options),
    feedback: createTestFeedback(connection, options),
    socialLinks: ["https://social.example/@gifts"],
    shops: {},
    pageCache,
    pictureCache,
    workers: testWorkers,
  });
}

export function createTestTexts({ db }: Connection, publicUrl = usualPublicUrl) {
  return createTextRenderer({ db, workers: testWorkers, publicUrl, edition: "tests" });
}

const mediaFolder = mkdtempSync(join(tmpdir(), "giftwright-media-"));
process.on("exit", () => rmSync(mediaFolder, { recursive: true, force: true }));

function createTestMedia({ db }: Connection): AppServices["media"] {
  return {
    db,
    store: openPictureStore({ bucket: null, folder: mediaFolder }),
    convert: createPictureConverter(testWorkers),
    report: (error) => {
      throw error;
    },
  };
}

/** Two seconds later each time it is read: what is kept for a second is never found. */
function buildFastClock(): () => number {
  let seconds = 0;
  return () => (seconds += 2) * 1_000;
}

function createTestPageCache(
  { db }: Connection,
  { publicUrl = usualPublicUrl, bindsSubdomains = false, keepsPages = false }: TestAppOptions,
) {
  return new PageCache({
    contentVersion: createContentVersionCache(() => getContentVersion(db), buildFastClock()),
    headers: listSecurityHeaders({ publicUrl, bindsSubdomains }),
    report: () => {},
    ...(!keepsPages && { bounds: { entries: 1, bytes: 1 } }),
  });
}

function createTestBrowserErrors(
  { db }: Connection,
  { reportsPerMinute = 10_000, browserReports = null }: TestAppOptions,
): AppServices["browserErrors"] {
  return { rateLimit: createRateLimit(db, "browser-errors", { points: reportsPerMinute, seconds: 60 }), reports: browserReports };
}

function createTestFeedback({ db }: Connection, { auth, messagesPerMinute = 10_000 }: TestAppOptions): AppServices["feedback"] {
  return {
    db,
    outbox: auth?.outbox ?? { postMail: async () => {} },
    contactEmail: "hello@gifts.example",
    rateLimit: createRateLimit(db, "feedback", { points: messagesPerMinute, seconds: 60 }),
  };
}

function createTestIdeas(
  { db }: Connection,
  { publicUrl, metrics }: { publicUrl: string; metrics: Metrics },
  options: TestAppOptions,
): AppServices["ideas"] {
  const { gateway = null, dailyTokens = null, guestDailyQueries = 3, freeDailyQueries = 3 } = options;
  const { ideasPerMinute = 1_000, replacementsPerMinute = 10_000 } = options;
  const limit = (name: string, points: number) => createRateLimit(db, name, { points, seconds: 60 });
  return {
    db,
    engine: testEngine,
    stopWaiting: AbortSignal.any([]),
    ...countAnswers(db, createLog("silent", { readable: false }), metrics),
    gateway,
    dailyTokens,
    limits: { guestDailyQueries, freeDailyQueries },
    awayQuota: createAwayQuota({ guestDailyQueries, freeDailyQueries }),
    longestQuerySeconds: 35,
    visitors: { cookieSecret: "a secret for tests alone", publicUrl },
    rateLimits: {
      perVisitor: limit("ideas", ideasPerMinute),
      perAddress: limit("ideas-address", 10_000),
      atOnce: limit("ideas-at-once", 100),
      replace: limit("replace-address", replacementsPerMinute),
      kept: limit("ideas-kept", 8),
      hearts: limit("hearts-address", options.heartsPerMinute ?? 10_000),
      sharedLists: limit("shared-address", 10_000),
      reading: limit("reading-address", 10_000),
    },
  };
}

/** The auth service as it is with no variable set. */
const usualAuthSettings = {
  redirectAllowList: [],
  hasEmail: true,
  hasPhone: false,
  hasAnonymous: false,
  hasManualLinking: false,
  hasSaml: false,
  takesUnrequestedSaml: true,
  wallets: [],
  factorTypes: ["totp"],
  oauth: {},
  isSignupDisabled: false,
  confirmsEmailItself: true,
  confirmsPhoneItself: false,
  // As the protocol has it; the product's own links lead to a page.
  linksActAtOnce: true,
  adminsNeedFactor: false,
  passwordMinLength: 6,
  breachUrl: null,
  reauthentication: "recent",
  mailsPerHour: 1_000,
  messagesPerHour: 100,
  mailIntervalSeconds: 60,
  smsIntervalSeconds: 60,
  otpExpirySeconds: null,
  flowExpirySeconds: 300,
  accessTokenSeconds: 3_600,
  serviceKey: null,
  apiKey: null,
  rateMultiplier: 1,
  captcha: null,
} as const satisfies Omit<AuthSettings, "publicUrl" | "authUrl">;

/** The auth service as it is with no variable set, but for what a test names. */
export function createTestAuth({ db }: Connection, publicUrl: string, options: TestAuthOptions = {}): AuthEndpointServices {
  const {
    outbox = { postMail: async () => {}, postTextMessage: async () => {} },
    sessions,
    extraKeys = [],
    sessionClock = { now: buildFastClock() },
    ...differing
  } = options;
  const settings = { ...usualAuthSettings, publicUrl, authUrl: `${publicUrl}/auth/v1`, ...differing };
  const getKeys = createKeyring(db, testWrapping);
  return {
    db,
    settings,
    sessions: {
      refreshTokenKey: "a key for tests alone",
      lifeSeconds: 7_776_000,
      idleSeconds: 2_592_000,
      reuseIntervalSeconds: 10,
      ...sessions,
    },
    wrapping: testWrapping,
    digestKey: "another key for tests alone",
    getIssuer: async () => ({ issuer: settings.authUrl, keys: await getKeys(), extraKeys }),
    outbox: countMessages(speakChosenLanguage(outbox)),
    saml: createSamlReader(testWorkers),
    limits: createAuthLimits(db, settings.rateMultiplier),
    recent: createRecentSessions(sessionClock),
  };
}
