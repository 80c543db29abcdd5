import type { Attributes, Span } from "@opentelemetry/api";
import type { Pool, PoolClient } from "pg";
import { failSpan, nameFault, type Spans } from "./spans.ts";

const longestText = 1_000;
const stringLiteral = /'(?:[^']|'')*'/g;

/**
 * A span for each statement that is a part of a trace. Statements come with placeholders in place of their values, and whatever is
 * written out in one is masked.
 */
export function observePool(spans: Spans, pool: Pool): () => void {
  const observed = new WeakSet<PoolClient>();
  const observe = (client: PoolClient) => {
    if (observed.has(client)) return;
    observed.add(client);
    observeClient(spans, client);
  };
  pool.on("acquire", observe);
  const connect: unknown = Reflect.get(pool, "connect");
  if (typeof connect !== "function") throw new TypeError("a pool without `connect`");
  // Otherwise a request that waited for a connection would go on in the trace of the one that gave it back.
  Reflect.set(pool, "connect", (...given: unknown[]): unknown => Reflect.apply(connect, pool, given.map(bindFunction)));
  function bindFunction(argument: unknown): unknown {
    return typeof argument === "function" ? spans.bind(argument) : argument;
  }
  return () => {
    pool.off("acquire", observe);
    Reflect.deleteProperty(pool, "connect");
  };
}

function observeClient(spans: Spans, client: PoolClient): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("a client without `query`");
  Reflect.set(client, "query", (...given: unknown[]): unknown => {
    const text = readText(given[0]);
    if (text === null || !spans.current) return Reflect.apply(query, client, given);
    const { name, attributes } = describeStatement(text);
    const span = spans.begin(name, { attributes });
    return followResult(span, Reflect.apply(query, client, given.map(followCallback)));
    function followCallback(argument: unknown): unknown {
      if (typeof argument !== "function") return argument;
      return (error: unknown, ...more: unknown[]): unknown => {
        finish(span, error);
        return Reflect.apply(argument, undefined, [error, ...more]);
      };
    }
  });
}

function followResult(span: Span, result: unknown): unknown {
  if (!(result instanceof Promise)) return result;
  void result.then(
    () => finish(span, null),
    (error: unknown) => finish(span, error),
  );
  return result;
}

function finish(span: Span, error: unknown): void {
  if (error) failSpan(span, nameFault(error));
  span.end();
}

/** `null` for what is no plain statement, such as a copy. */
function readText(statement: unknown): string | null {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || "submit" in statement) return null;
  return "text" in statement && typeof statement.text === "string" ? statement.text : null;
}

function describeStatement(text: string): { name: string; attributes: Attributes } {
  const operation = (/^\W*([a-z]+)/i.exec(text)?.[1] ?? "").toUpperCase();
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table && { "db.collection.name": table }),
      "db.query.text": text.replaceAll(stringLiteral, "?").slice(0, longestText),
    },
  };
}
