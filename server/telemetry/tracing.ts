import type { MiddlewareHandler } from "hono";
import type { Pool } from "pg";
import type { Gateway } from "#domain/gifts/model/gateway.ts";
import type { samplerNames } from "#shared/sampler-names.ts";
import type { AppContext } from "../app-context.ts";
import type { Log } from "../log/log.ts";
import type { Version } from "../process/version.ts";

export interface TracingSettings {
  /** Where spans are sent to, `/v1/traces` included. */
  url: string;
  protocol: "http/protobuf" | "http/json";
  serviceName: string;
  sampler: (typeof samplerNames)[number];
  /** Of all traces, for the samplers that keep a part. */
  ratio: number;
  /** Whether a request may say of which trace it is a part: only when a proxy stands in front, which sets or removes that header. */
  takesTraceparent: boolean;
  version: Version;
}

/** What is traced. No span holds anything that a visitor sent: no address but the pattern of its route, no values of a statement, no texts. */
export interface Tracing {
  /** A span for each request, until its answer is sent. */
  observeRequest: MiddlewareHandler<AppContext>;
  /** A span for each statement that is a part of a trace. */
  observePool: (pool: Pool) => void;
  /** A span for each call of the gateway, with the model's name and its tokens. */
  observeGateway: (gateway: Gateway, model: string) => Gateway;
  /** Runs something as a trace of its own. */
  observeJob: (name: string, work: () => Promise<void>) => Promise<void>;
  /** As the log names them; empty outside of a trace. */
  getIds: () => { trace_id?: string; span_id?: string };
  /** From now on the first fault of the collector is logged, and that it takes spans again. */
  reportTo: (log: Log) => void;
  /** Sends what has not been sent yet; never rejects. */
  flush: () => Promise<void>;
  /** The same at the end, for a few seconds at most. */
  close: () => Promise<void>;
}
