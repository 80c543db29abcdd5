import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Span } from "@opentelemetry/api";
import type { W3CTraceContextPropagator } from "@opentelemetry/core";
import * as z from "zod";
import { failSpan, nameFault, type Spans } from "./spans.ts";

/** What Node's own `fetch` tells of a request on its diagnostic channels. */
const requestSchema = z.object({ request: z.custom<OutboundRequest>((value) => typeof value === "object" && value !== null) });
const answerSchema = z.object({ response: z.object({ statusCode: z.number() }) });
const faultSchema = z.object({ error: z.unknown() });

interface OutboundRequest {
  origin: string | URL;
  method: string;
  addHeader: (name: string, value: string) => unknown;
}

/**
 * A span for each request of `fetch` that is a part of a trace, and the trace's name in its headers. The path is left out: it may
 * hold a part of a digest, or a code.
 */
export function observeOutbound(spans: Spans, propagator: W3CTraceContextPropagator): () => void {
  const open = new WeakMap<OutboundRequest, Span>();
  const listeners = {
    "undici:request:create": (message: unknown) => {
      if (!spans.current) return;
      const { request } = requestSchema.parse(message);
      const { hostname, port, protocol } = new URL(request.origin);
      const attributes = {
        "http.request.method": request.method,
        "server.address": hostname,
        "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
      };
      const span = spans.begin(`${request.method} ${hostname}`, { attributes });
      open.set(request, span);
      propagator.inject(spans.contextOf(span), request, { set: (to: OutboundRequest, name, value) => void to.addHeader(name, value) });
    },
    "undici:request:headers": (message: unknown) => {
      const { statusCode } = answerSchema.parse(message).response;
      const span = find(message)?.setAttribute("http.response.status_code", statusCode);
      if (span && statusCode >= 400) failSpan(span, String(statusCode));
    },
    "undici:request:trailers": (message: unknown) => find(message)?.end(),
    "undici:request:error": (message: unknown) => {
      const span = find(message);
      if (!span) return;
      failSpan(span, nameFault(faultSchema.parse(message).error));
      span.end();
    },
  };
  function find(message: unknown): Span | undefined {
    return open.get(requestSchema.parse(message).request);
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
