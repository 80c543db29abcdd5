import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { Usage } from "#domain/gifts/model/usage.ts";
import type { Version } from "../process/version.ts";
import type { GatewayOutcome } from "#shared/measures.ts";

/** What the metrics are read from. */
export interface MetricsSources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  pageCache: { hits: number };
  /** The number of waiting and active messages of all replicas, by queue. */
  countMessages: () => Promise<Record<string, number>>;
  /** Of the oldest job that could be done by now, by queue; empty while the database is away. */
  findOldestJobs: () => Promise<Record<string, number>>;
  /** In bytes; `null` while the database is away. */
  measureDatabase: () => Promise<number | null>;
  /** In seconds; `null` where the product takes no backups by itself, or has taken none yet. */
  findBackupAge: () => Promise<number | null>;
  /** Whether the gateway is not called after several failures in a row; `null` without a gateway. */
  isGatewayPaused: () => boolean | null;
  /** What a million tokens of input and of output cost, by model; nothing is known of others. */
  prices: ModelPrices;
  version: Version;
}

export type ModelPrices = Readonly<Record<string, readonly [input: number, output: number]>>;

export interface Metrics {
  registry: Registry;
  beginRequest: () => (answered: { method: string; route: string; status: number; seconds: number }) => void;
  countQuery: (query: { source: string; visitor: string }) => void;
  countTokens: (usage: Usage) => void;
  /** `grant` as it was sent. */
  countSignIn: (attempt: { grant: string; status: number }) => void;
  /** By the name of the limit that refused. */
  countRefusal: (limit: string) => void;
  countMessage: (event: { queue: string; outcome: string }) => void;
  countGatewayCall: (call: { outcome: GatewayOutcome; seconds: number }) => void;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const gatewayBuckets = [0.5, 1, 2, 4, 8, 16, 32];
const grants = ["password", "refresh_token", "id_token", "pkce", "web3"];
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

/** The metrics of this process, with names and units as Prometheus recommends. No label is ever made of user input. */
export function openMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "giftwright_http_request_duration_seconds",
    help: "Time until an answer began, by route; pages from the cache are counted apart",
    labelNames: ["method", "route", "status"],
    buckets: requestBuckets,
    registers,
  });
  const inWork = new Gauge({ name: "giftwright_http_requests_in_work", help: "Requests that are being answered", registers });
  const queries = new Counter({
    name: "giftwright_queries_total",
    help: "Lists of ideas, by where they came from and for whom",
    labelNames: ["source", "visitor"],
    registers,
  });
  const gateway = new Histogram({
    name: "giftwright_gateway_duration_seconds",
    help: "Calls of the AI gateway, by how they ended",
    labelNames: ["outcome"],
    buckets: gatewayBuckets,
    registers,
  });
  const tokens = new Counter({
    name: "giftwright_gateway_tokens_total",
    help: "Tokens that the models used, estimated where the gateway does not tell them",
    labelNames: ["model", "kind"],
    registers,
  });
  const costs = new Counter({
    name: "giftwright_gateway_cost_total",
    help: "What those tokens cost by AI_PRICES, in its currency, of the models that it names",
    labelNames: ["model"],
    registers,
  });
  const accounts = openAccountCounters(registers);
  watchSources(registry, sources);
  watchDatabase(registry, sources);
  return {
    registry,
    beginRequest: () => {
      inWork.inc();
      return ({ method, route, status, seconds }) => {
        inWork.dec();
        requests.observe({ method: methods.includes(method) ? method : "other", route, status }, seconds);
      };
    },
    countQuery: (query) => queries.inc(query),
    countTokens: ({ model, promptTokens, completionTokens }) => {
      tokens.inc({ model, kind: "prompt" }, Math.ceil(promptTokens));
      tokens.inc({ model, kind: "completion" }, Math.ceil(completionTokens));
      const [input, output] = sources.prices[model] ?? [];
      if (input === undefined || output === undefined) return;
      costs.inc({ model }, (promptTokens * input + completionTokens * output) / 1_000_000);
    },
    ...accounts,
    countGatewayCall: ({ outcome, seconds }) => gateway.observe({ outcome }, seconds),
  };
}

type AccountCounters = Pick<Metrics, "countSignIn" | "countRefusal" | "countMessage">;

function openAccountCounters(registers: Registry[]): AccountCounters {
  const signIns = new Counter({
    name: "giftwright_sign_ins_total",
    help: "Requests for a session, by grant and how they ended",
    labelNames: ["grant", "outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "giftwright_rate_limited_total",
    help: "Requests that a limit refused, by the limit",
    labelNames: ["limit"],
    registers,
  });
  const messages = new Counter({
    name: "giftwright_messages_total",
    help: "Tries to hand over a mail or a text message, by how they ended",
    labelNames: ["queue", "outcome"],
    registers,
  });
  return {
    countSignIn: ({ grant, status }) => signIns.inc({ grant: grants.includes(grant) ? grant : "other", outcome: nameOutcome(status) }),
    countRefusal: (limit) => refusals.inc({ limit }),
    countMessage: (event) => messages.inc(event),
  };
}

function nameOutcome(status: number): string {
  if (status < 400) return "granted";
  if (status === 429) return "limited";
  return status < 500 ? "refused" : "failed";
}

function watchDatabase(registry: Registry, { findOldestJobs, measureDatabase, findBackupAge, version }: MetricsSources): void {
  const oldest = new Gauge({
    name: "giftwright_job_oldest_seconds",
    help: "Age of the oldest job that could be done by now, of all replicas",
    labelNames: ["queue"],
    registers: [],
    async collect() {
      this.reset();
      for (const [queue, seconds] of Object.entries(await findOldestJobs())) this.set({ queue }, seconds);
    },
  });
  const size = new Gauge({
    name: "giftwright_database_bytes",
    help: "Size of the database",
    registers: [],
    async collect() {
      this.reset();
      const bytes = await measureDatabase();
      if (bytes !== null) this.set(bytes);
    },
  });
  const backup = new Gauge({
    name: "giftwright_backup_age_seconds",
    help: "Age of the newest backup that the product took by itself",
    registers: [],
    async collect() {
      this.reset();
      const seconds = await findBackupAge();
      this.set(seconds ?? Number.NaN);
    },
  });
  const build = new Gauge({
    name: "giftwright_build_info",
    help: "Always 1; the version and build that run",
    labelNames: ["version", "build"],
    registers: [],
  });
  build.set({ ...version }, 1);
  for (const metric of [oldest, size, backup, build]) registry.registerMetric(metric);
}

/** Figures that are collected only when the metrics are read. */
function watchSources(registry: Registry, { pool, pageCache, countMessages, isGatewayPaused }: MetricsSources): void {
  const keptPages = new Counter({
    name: "giftwright_kept_pages_total",
    help: "Answers handed out from the cache of public pages",
    registers: [],
    collect() {
      this.reset();
      this.inc(pageCache.hits);
    },
  });
  const connections = new Gauge({
    name: "giftwright_database_connections",
    help: "Connections of the pool, and requests that wait for one",
    labelNames: ["state"],
    registers: [],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited_for" }, pool.waitingCount);
    },
  });
  const messages = new Gauge({
    name: "giftwright_messages_waiting",
    help: "Mails and text messages on their way, of all replicas",
    labelNames: ["queue"],
    registers: [],
    async collect() {
      this.reset();
      for (const [queue, count] of Object.entries(await countMessages())) this.set({ queue }, count);
    },
  });
  const paused = new Gauge({
    name: "giftwright_gateway_paused",
    help: "1 while the gateway is not called after several failures in a row",
    registers: [],
    collect() {
      this.reset();
      const isPaused = isGatewayPaused();
      if (isPaused !== null) this.set(isPaused ? 1 : 0);
    },
  });
  for (const metric of [keptPages, connections, messages, paused]) registry.registerMetric(metric);
}
