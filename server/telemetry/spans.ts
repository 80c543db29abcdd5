import { SpanKind, SpanStatusCode, trace, type Attributes, type Context, type Span, type Tracer } from "@opentelemetry/api";
import type { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";

/** Spans of one tracer, each a part of the one in which it is begun. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #contexts: AsyncLocalStorageContextManager;

  constructor(tracer: Tracer, contexts: AsyncLocalStorageContextManager) {
    this.#tracer = tracer;
    this.#contexts = contexts;
  }

  get active(): Context {
    return this.#contexts.active();
  }

  /** The span within which this is called; `undefined` outside of a trace. */
  get current(): Span | undefined {
    return trace.getSpan(this.active);
  }

  begin(name: string, { kind = SpanKind.CLIENT, attributes = {}, within = this.active }: NewSpan = {}): Span {
    return this.#tracer.startSpan(name, { kind, attributes }, within);
  }

  /** What is begun in `work`, or after it, is a part of the span. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.#contexts.with(this.contextOf(span), work);
  }

  contextOf(span: Span): Context {
    return trace.setSpan(this.active, span);
  }

  /** Keeps the trace for a function that is called later by somebody else. */
  bind<Callback>(callback: Callback): Callback {
    return this.#contexts.bind(this.active, callback);
  }
}

interface NewSpan {
  kind?: SpanKind;
  attributes?: Attributes;
  within?: Context;
}

/** Marks the span as failed by the kind of the fault alone: its message may hold what somebody wrote. */
export function failSpan(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", type);
}

/** What kind of fault it was: the code of PostgreSQL or of the system where there is one, or else the name of its class. */
export function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
