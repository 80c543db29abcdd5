import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Usage } from "#domain/gifts/model/usage.ts";
import type { GatewayOutcome } from "#shared/measures.ts";

/** What the metrics are read from. */
export interface MetricsSources {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  pageCache: { hits: number };
  /** The number of waiting and active messages of all replicas, by queue. */
  countMessages: () => Promise<Record<string, number>>;
}

export interface Metrics {
  registry: Registry;
  beginRequest: () => (answered: { method: string; route: string; status: number; seconds: number }) => void;
  countQuery: (query: { source: string; visitor: string }) => void;
  countTokens: (usage: Usage) => void;
  countGatewayCall: (call: { outcome: GatewayOutcome; seconds: number }) => void;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const gatewayBuckets = [0.5, 1, 2, 4, 8, 16, 32];
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
  watchSources(registry, sources);
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
    },
    countGatewayCall: ({ outcome, seconds }) => gateway.observe({ outcome }, seconds),
  };
}

/** Figures that are collected only when the metrics are read. */
function watchSources(registry: Registry, { pool, pageCache, countMessages }: MetricsSources): void {
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
  for (const metric of [keptPages, connections, messages]) registry.registerMetric(metric);
}
