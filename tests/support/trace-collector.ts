import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const valueSchema = z.looseObject({ stringValue: z.optional(z.string()), intValue: z.optional(z.union([z.number(), z.string()])) });
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  status: z.looseObject({ code: z.optional(z.number()), message: z.optional(z.string()) }),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: attributesSchema }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

export type CollectedSpan = z.output<typeof spanSchema>;

export interface TraceCollector {
  url: string;
  /** All that was sent, as it was sent. */
  bodies: string[];
  headers: IncomingHttpHeaders[];
  listSpans: () => CollectedSpan[];
  /** Of the first export. */
  readResource: () => Record<string, unknown>;
  /** From now on it answers with this status. */
  answerWith: (status: number) => void;
  close: () => Promise<void>;
}

/** A collector of OpenTelemetry that takes traces as JSON over HTTP. */
export async function collectTraces(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url !== "/v1/traces" || request.method !== "POST") return response.writeHead(404).end();
    headers.push(request.headers);
    if (status === 200) bodies.push(body);
    return response.writeHead(status, { "Content-Type": "application/json" }).end("{}");
  });
  const { url, close } = await listenOnLoopback(server);
  const read = () => bodies.flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans);
  return {
    url,
    bodies,
    headers,
    listSpans: () => read().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    readResource: () => read()[0]?.resource.attributes ?? {},
    answerWith: (next) => {
      status = next;
    },
    close,
  };
}
