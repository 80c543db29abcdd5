import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createGateway } from "#domain/gifts/model/gateway.ts";
import { respondsWith, startFakeGateway } from "#tests/support/fake-gateway.ts";
import { giftRequest } from "#tests/support/gift-form.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { collectTraces, type CollectedSpan, type TraceCollector } from "#tests/support/trace-collector.ts";
import { createLog } from "../log/log.ts";
import { openTracing } from "./open-tracing.ts";
import type { Tracing, TracingSettings } from "./tracing.ts";

const connection = await useTestDatabase();

const caller = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const traceparent = `00-${caller.trace}-${caller.span}-01`;

let collector: TraceCollector;
beforeEach(async () => {
  collector = await collectTraces();
  onTestFinished(() => collector.close());
});

function open(settings: Partial<TracingSettings> = {}): Tracing {
  const tracing = openTracing({
    url: `${collector.url}/v1/traces`,
    protocol: "http/json",
    serviceName: "giftwright",
    sampler: "parentbased_always_on",
    ratio: 1,
    takesTraceparent: true,
    version: { version: "1.2.3", build: "abcdef" },
    ...settings,
  });
  tracing.observePool(connection.pool);
  onTestFinished(() => tracing.close());
  return tracing;
}

/** All spans of what was asked, by name. */
async function trace(ask: (app: ReturnType<typeof createTestApp>) => Promise<unknown>, settings?: Partial<TracingSettings>) {
  const tracing = open(settings);
  await ask(createTestApp(connection, { tracing }));
  await tracing.close();
  return collector.listSpans();
}

const find = (spans: CollectedSpan[], name: string): CollectedSpan => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(", ")}`);
  return found;
};

test("a request is a span by the pattern of its route, and its statements are parts of it", async () => {
  const spans = await trace(async (app) => await app.request("/api/blog/posts/a-made-up-slug?key=made-up-key"));

  const request = find(spans, "GET /api/blog/posts/:slug");
  const statements = spans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql");
  expect(request.attributes).toMatchObject({ "http.route": "/api/blog/posts/:slug", "http.response.status_code": 404 });
  expect(request.attributes["giftwright.request_id"]).toMatch(/^[\da-f-]{36}$/);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId } of statements) expect([traceId, parentSpanId]).toEqual([request.traceId, request.spanId]);
  expect(collector.bodies.join("")).not.toContain("made-up");
});

test.each([
  { path: "/blog/a-made-up-slug", name: "GET /blog/:slug" },
  { path: "/ja/policy/privacy_policy", name: "GET /policy/:type" },
  { path: "/made-up/by-a-stranger", name: "GET /*" },
  { path: "/%E0%A4%A", name: "GET /*" },
])("the page at $path is the span $name", async ({ path, name }) => {
  const spans = await trace(async (app) => await (await app.request(path)).text());

  expect(spans.map((span) => span.name)).toContain(name);
});

test("whoever watches the process leaves no trace", async () => {
  expect(await trace(async (app) => await app.request("/healthz"))).toEqual([]);
});

test.each([
  { takesTraceparent: true, isPart: true },
  { takesTraceparent: false, isPart: false },
])(
  "where callers are believed: $takesTraceparent, a request is a part of its caller's trace: $isPart",
  async ({ takesTraceparent, isPart }) => {
    const spans = await trace(async (app) => await app.request("/api/quota", { headers: { traceparent } }), { takesTraceparent });

    const { traceId, parentSpanId } = find(spans, "GET /api/quota");
    expect([traceId === caller.trace, parentSpanId === caller.span]).toEqual([isPart, isPart]);
  },
);

test.each([
  { sampler: "always_off", flag: "01", count: 0 },
  { sampler: "parentbased_always_on", flag: "00", count: 0 },
  { sampler: "parentbased_always_off", flag: "01", count: 1 },
  { sampler: "traceidratio", flag: "01", count: 0 },
  { sampler: "parentbased_traceidratio", flag: "01", count: 1 },
] as const)("with $sampler and a caller that says $flag, $count requests are kept", async ({ sampler, flag, count }) => {
  const headers = { traceparent: traceparent.replace(/01$/, flag) };
  const spans = await trace(async (app) => await app.request("/api/quota", { headers }), { sampler, ratio: 0 });

  expect(spans.filter(({ name }) => name === "GET /api/quota")).toHaveLength(count);
});

test("the gateway is asked within the trace, and neither what was asked nor what it said is told", async () => {
  const fake = await startFakeGateway();
  onTestFinished(() => fake.stop());
  fake.answerWith(respondsWith(503));
  const settings = { baseUrl: fake.url, apiKey: "canary-key", model: "some/model", origin: "http://localhost", title: "Giftwright" };
  const tracing = open({ takesTraceparent: false });
  const gateway = tracing.observeGateway(createGateway({ ...settings, timeoutMs: 5_000, firstByteTimeoutMs: 5_000 }), "some/model");
  const app = createTestApp(connection, { tracing, gateway });

  const body = JSON.stringify({ ...giftRequest, additionalInfo: "Canary likes mugs" });
  await (await app.request("/api/ideas", { method: "POST", body, headers: { "Content-Type": "application/json" } })).text();
  await tracing.close();

  const spans = collector.listSpans();
  const [request, chat, post] = ["POST /api/ideas", "chat some/model", "POST 127.0.0.1"].map((name) => find(spans, name));
  expect(chat).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, attributes: { "error.type": "refused" } });
  expect(post).toMatchObject({ traceId: request?.traceId, parentSpanId: chat?.spanId, attributes: { "http.response.status_code": 503 } });
  expect(fake.requests[0]?.headers["traceparent"]).toBe(`00-${post?.traceId}-${post?.spanId}-01`);
  expect(collector.bodies.join("")).not.toMatch(/canary/i);
});

test("a statement is told without its values, with what is written out in it masked, and its fault by its code alone", async () => {
  const tracing = open();
  await tracing
    .observeJob("a job", async () => {
      await connection.pool.query("select $1::uuid, 'Canary in a literal'", ["Canary in a value"]);
    })
    .catch(() => undefined);
  await tracing.close();

  const spans = collector.listSpans();
  const [job, statement] = [find(spans, "a job"), find(spans, "SELECT")];
  expect(statement.parentSpanId).toBe(job.spanId);
  expect(statement.attributes).toMatchObject({ "db.query.text": "select $1::uuid, ?", "error.type": "22P02" });
  expect(statement.status).toEqual({ code: 2 });
  expect(collector.bodies.join("")).not.toContain("Canary");
});

test("requests that wait for one another's connection stay in their own traces", async () => {
  const tracing = open();
  const ask = (name: string) =>
    tracing.observeJob(name, async () => void (await connection.pool.query(`select pg_sleep(0.01) as "${name}"`)));
  // More than the pool has connections.
  await Promise.all(Array.from({ length: 60 }, (_, number) => ask(`job_${number}`)));
  await tracing.close();

  const spans = collector.listSpans();
  const strays = spans
    .filter(({ attributes }) => attributes["db.query.text"])
    .filter(({ parentSpanId, attributes }) => {
      const parent = spans.find(({ spanId }) => spanId === parentSpanId);
      return !String(attributes["db.query.text"]).includes(`"${parent?.name}"`);
    });
  expect(spans).toHaveLength(120);
  expect(strays).toEqual([]);
});

test("a collector that takes nothing is told of once, and then that it takes spans again", async () => {
  const lines: string[] = [];
  const tracing = open();
  tracing.reportTo(createLog("info", { readable: false, to: { write: (line: string) => void lines.push(line) } }));
  collector.answerWith(400);

  for (const name of ["one", "two"]) {
    await tracing.observeJob(name, async () => {});
    await tracing.flush();
  }
  collector.answerWith(200);
  await tracing.observeJob("three", async () => {});
  await tracing.flush();

  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining("traces are lost"),
    expect.stringContaining("takes traces again"),
  ]);
  expect(collector.listSpans().map(({ name }) => name)).toEqual(["three"]);
});

test("a line of the log names the trace that it is a part of", async () => {
  const lines: string[] = [];
  const tracing = open();
  const log = createLog("info", { readable: false, to: { write: (line: string) => void lines.push(line) }, getIds: tracing.getIds });
  await createTestApp(connection, { tracing, log }).request("/api/quota", { headers: { traceparent } });
  log.info("outside");

  const [inside, outside] = lines.map((line) => JSON.parse(line));
  expect(inside).toMatchObject({ msg: "answered", trace_id: caller.trace, span_id: expect.stringMatching(/^[\da-f]{16}$/) });
  expect(outside).not.toHaveProperty("trace_id");
});
