import { ROOT_CONTEXT, SpanKind, type Context, type Span } from "@opentelemetry/api";
import type { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { Context as RequestContext, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { AppContext } from "../app-context.ts";
import { parsePageAddress } from "../pages/page-address.ts";
import { asRefusal } from "../problem.ts";
import { failSpan, type Spans } from "./spans.ts";

/** Asked for every few seconds by whoever watches the process. */
const probes = new Set(["/healthz", "/readyz", "/metrics"]);
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A span for each request, until its answer is sent. `propagator` reads the trace that it is a part of; `null`: each begins one of its own. */
export function createRequestObserver(spans: Spans, propagator: W3CTraceContextPropagator | null): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (probes.has(c.req.path)) return await next();
    const method = methods.includes(c.req.method) ? c.req.method : "_OTHER";
    const within = propagator ? readTrace(c, propagator) : ROOT_CONTEXT;
    const span = spans.begin(method, { kind: SpanKind.SERVER, attributes: { "http.request.method": method }, within });
    let stream: Promise<void> | undefined;
    try {
      await spans.run(span, next);
      describeAnswer(span, method, c);
      stream = c.get("stream");
    } finally {
      // A list of ideas is written long after its answer has begun.
      if (stream === undefined) span.end();
      else void stream.then(() => span.end());
    }
  };
}

function readTrace(c: RequestContext<AppContext>, propagator: W3CTraceContextPropagator): Context {
  const headers = { get: (_request: unknown, name: string) => c.req.header(name), keys: () => [] };
  return propagator.extract(ROOT_CONTEXT, c.req, headers);
}

function describeAnswer(span: Span, method: string, c: RequestContext<AppContext>): void {
  const route = nameRoute(c);
  const { status } = c.res;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.route": route,
    "http.response.status_code": status,
    "giftwright.request_id": c.get("requestId"),
  });
  if (status >= 500) failSpan(span, c.error ? asRefusal(c.error).code : String(status));
}

/** The pattern of the route, or of the page: addresses hold keys of shared lists, and what somebody made up. */
function nameRoute(c: RequestContext<AppContext>): string {
  const route = routePath(c);
  return route.endsWith("*") ? `/${getPagePattern(new URL(c.req.url))}` : route;
}

function getPagePattern(url: URL): string {
  try {
    return parsePageAddress(url).pattern;
  } catch {
    // Some of it stands for no character, for which it was refused.
    return "*";
  }
}
