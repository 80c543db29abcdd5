import { setTimeout as wait } from "node:timers/promises";
import { SpanKind } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { defaultResource, detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { Log } from "../log/log.ts";
import { observeGateway } from "./observe-gateway.ts";
import { observeOutbound } from "./observe-outbound.ts";
import { observePool } from "./observe-pool.ts";
import { createRequestObserver } from "./observe-request.ts";
import { openExporter } from "./open-exporter.ts";
import { failSpan, nameFault, Spans } from "./spans.ts";
import type { Tracing, TracingSettings } from "./tracing.ts";

/** A collector that does not answer keeps no process from ending. */
const closesWithinMs = 3_000;

/** The exporter has reported it. */
const ignoreReported = () => undefined;

/** Opens OpenTelemetry. This file, and with it all of OpenTelemetry, is loaded only when a collector is named. */
export function openTracing(settings: TracingSettings): Tracing {
  let log: Log | null = null;
  const exporter = openExporter(settings, {
    failed: (error) => log?.warn({ err: error }, "traces are lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take them"),
    recovered: () => log?.info("the collector takes traces again"),
  });
  const provider = new TracerProvider({
    resource: describeProcess(settings),
    sampler: openSampler(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const spans = new Spans(provider.getTracer("giftwright", settings.version.version), contexts);
  const propagator = new W3CTraceContextPropagator();
  const endings = [observeOutbound(spans, propagator)];
  return {
    observeRequest: createRequestObserver(spans, settings.takesTraceparent ? propagator : null),
    observePool: (pool) => void endings.push(observePool(spans, pool)),
    observeGateway: (gateway, model) => observeGateway(spans, gateway, model),
    observeJob: (name, work) => observeJob(spans, name, work),
    getIds: () => {
      const ids = spans.current?.spanContext();
      return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
    },
    reportTo: (told) => {
      log = told;
    },
    flush: () => provider.forceFlush().catch(ignoreReported),
    close: async () => {
      for (const end of endings) end();
      await Promise.race([provider.shutdown().catch(ignoreReported), wait(closesWithinMs, undefined, { ref: false })]);
      contexts.disable();
    },
  };
}

function describeProcess({ serviceName, version }: TracingSettings) {
  return defaultResource()
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName, "service.version": version.version, "giftwright.build": version.build }));
}

function openSampler({ sampler, ratio }: TracingSettings): Sampler {
  const samplers = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  } satisfies Record<TracingSettings["sampler"], () => Sampler>;
  return samplers[sampler]();
}

async function observeJob(spans: Spans, name: string, work: () => Promise<void>): Promise<void> {
  const span = spans.begin(name, { kind: SpanKind.CONSUMER });
  try {
    await spans.run(span, work);
  } catch (error) {
    failSpan(span, nameFault(error));
    throw error;
  } finally {
    span.end();
  }
}
