import { ExportResultCode, type ExportResult } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "./tracing.ts";

interface Reports {
  failed: (error: Error | undefined) => void;
  recovered: () => void;
}

/** Sends spans to the collector. Its first fault is reported, and that it takes spans again: not each batch that is lost meanwhile. */
export function openExporter({ url, protocol }: Pick<TracingSettings, "url" | "protocol">, reports: Reports): SpanExporter {
  const exporter = protocol === "http/json" ? new JsonExporter({ url }) : new ProtobufExporter({ url });
  let isFailing = false;
  const note = ({ code, error }: ExportResult) => {
    const hasFailed = code === ExportResultCode.FAILED;
    if (hasFailed && !isFailing) reports.failed(error);
    if (!hasFailed && isFailing) reports.recovered();
    isFailing = hasFailed;
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
