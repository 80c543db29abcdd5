import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailQueue, textMessageQueue } from "#domain/messaging/outbox.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { giftRequest } from "#tests/support/gift-form.ts";

const connection = await useTestDatabase();
const open = createTestApp(connection);
const guarded = createTestApp(connection, { metricsToken: "a-token-for-the-watcher" });

interface Reading {
  app?: typeof open;
  peer?: string;
  headers?: Record<string, string> | undefined;
}

async function readMetrics({ app = open, peer = "127.0.0.1", headers = {} }: Reading = {}): Promise<Response> {
  return await app.request("/metrics", { headers }, { incoming: { socket: { remoteAddress: peer } } });
}

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("a program of this machine (%s) reads the metrics", async (peer) => {
  const answer = await readMetrics({ peer });

  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toContain('giftwright_messages_waiting{queue="mail"} 2');
});

test.each([
  { who: "a stranger", peer: "203.0.113.7", headers: {} },
  { who: "whoever comes through a proxy on this machine", peer: "127.0.0.1", headers: { "X-Forwarded-For": "203.0.113.7" } },
  { who: "whoever comes through a proxy that names itself only", peer: "127.0.0.1", headers: { Via: "1.1 proxy" } },
  { who: "nobody who can be named", peer: "", headers: {} },
])("without a token $who finds nothing there", async ({ peer, headers }) => {
  const answer = await readMetrics({ peer, headers });

  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("giftwright_");
});

test.each([
  { token: "a-token-for-the-watcher", status: 200 },
  { token: "another-token", status: 401 },
  { token: null, status: 401 },
])("where a token is set, $token is answered with $status from everywhere", async ({ token, status }) => {
  const headers = token === null ? undefined : { Authorization: `Bearer ${token}` };

  const answers = await Promise.all(["127.0.0.1", "203.0.113.7"].map((peer) => readMetrics({ app: guarded, peer, headers })));

  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
});

test("a request counts under its route, whatever address was made up", async () => {
  for (const path of ["/api/blog/posts/one", "/api/blog/posts/two", "/api/quota", "/made-up/by-a-stranger"])
    await open.request(path, { headers: { "X-Forwarded-For": "203.0.113.7" } });

  const text = await (await readMetrics()).text();

  expect(text).toContain('giftwright_http_request_duration_seconds_count{method="GET",route="/api/blog/posts/:slug",status="404"} 2');
  expect(text).toContain('route="/api/quota",status="200"');
  expect(text).not.toMatch(/made-up|stranger|\/posts\/one/);
});

test("what is read from the database, the backups and the build is told", async () => {
  const text = await (await readMetrics()).text();

  expect(text).toContain('giftwright_job_oldest_seconds{queue="mail"} 12');
  expect(text).toContain("giftwright_database_bytes 8000000");
  expect(text).toContain("giftwright_backup_age_seconds 3600");
  expect(text).toContain('giftwright_build_info{version="1.2.3",build="abcdef"} 1');
});

test("a sign-in counts by its grant and how it ended, whatever grant was made up", async () => {
  for (const grant of ["password", "made-up"])
    await open.request(`/auth/v1/token?grant_type=${grant}`, {
      method: "POST",
      body: JSON.stringify({ email: "nobody@example.org", password: "a long password" }),
      headers: { "Content-Type": "application/json" },
    });

  const text = await (await readMetrics()).text();

  expect(text).toContain('giftwright_sign_ins_total{grant="password",outcome="refused"} 1');
  expect(text).toContain('giftwright_sign_ins_total{grant="other",outcome="refused"} 1');
});

test("a request that a limit refused counts by the limit", async () => {
  const narrow = createTestApp(connection, { ideasPerMinute: 0 });
  const body = JSON.stringify({ relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50" });

  const answer = await narrow.request("/api/ideas", { method: "POST", body, headers: { "Content-Type": "application/json" } });

  expect(answer.status).toBe(429);
  expect(await (await readMetrics({ app: narrow })).text()).toContain('giftwright_rate_limited_total{limit="ideas"} 1');
});

test("a list of ideas counts by its source and for whom it was", async () => {
  const body = JSON.stringify({ relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50" });
  await open.request("/api/ideas", { method: "POST", body, headers: { "Content-Type": "application/json", Accept: "application/json" } });

  expect(await (await readMetrics()).text()).toContain('giftwright_queries_total{source="catalogue",visitor="guest"} 1');
});

test("what a model's tokens cost is added up by its prices, and nothing is claimed of models without one", async () => {
  const used = (model: string) => ({ model, promptTokens: 2_000_000, completionTokens: 500_000 });
  const gateway = {
    ask: () => ({
      texts: new ReadableStream<string>({ start: (controller) => controller.close() }),
      report: Promise.resolve({ outcome: "failed", fault: "empty_reply", status: null } as const),
      usage: [used("known"), used("unknown")],
    }),
  };
  const app = createTestApp(connection, { gateway, prices: { known: [0.25, 3] } });
  await app.request("/api/ideas", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(giftRequest) });

  const metrics = async () => await (await readMetrics({ app })).text();

  await expect.poll(metrics).toContain('giftwright_gateway_tokens_total{model="unknown",kind="completion"} 500000');
  expect(await metrics()).toContain('giftwright_gateway_cost_total{model="known"} 2\n');
  expect(await metrics()).not.toContain('giftwright_gateway_cost_total{model="unknown"}');
});

test.each(["docs/prometheus/giftwright.rules.yaml", "docs/grafana/giftwright.json"])("every metric in %s is one of ours", async (file) => {
  const text = await (await readMetrics({ app: createTestApp(connection, { isGatewayPaused: true }) })).text();
  const ours = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );

  const named = [...new Set(readFileSync(file, "utf8").match(/\bgiftwright_\w+/g))];

  expect(text).toContain("giftwright_gateway_paused 1");
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !ours.includes(name))).toEqual([]);
});

test("an alert asks for labels and values that the metrics have", async () => {
  const rules = readFileSync("docs/prometheus/giftwright.rules.yaml", "utf8");
  const text = await (await readMetrics()).text();
  for (const queue of rules.match(/(?<=queue=~")[^"]+/g)?.[0]?.split("|") ?? []) expect([mailQueue, textMessageQueue]).toContain(queue);

  expect(text).toContain('giftwright_database_connections{state="waited_for"}');
  expect(rules.match(/state="\w+"/g)).toEqual(['state="waited_for"']);
});
