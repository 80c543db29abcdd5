import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startFakeGateway, streams } from "../support/fake-gateway.ts";
import { giftRequest } from "../support/gift-form.ts";
import { makeDataDirectory, startProduct } from "../support/running-product.ts";
import { collectTraces } from "../support/trace-collector.ts";

async function start(env: Record<string, string>) {
  const data = await makeDataDirectory();
  onTestFinished(data.remove);
  const product = await startProduct({ DATA_DIR: data.path, ...env });
  onTestFinished(product.stop);
  return product;
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

test("the collector gets the traces of all that was done before the end, and nothing that anybody wrote", async () => {
  const [collector, gateway] = await Promise.all([collectTraces(), startFakeGateway()]);
  onTestFinished(collector.close);
  onTestFinished(gateway.stop);
  gateway.answerWith(streams("{}"));
  const product = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=canary%20key",
    OTEL_SERVICE_NAME: "gifts",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=tests",
    AI_BASE_URL: gateway.url,
    AI_API_KEY: "canary-gateway-key",
  });

  const signUp = await post(`${product.url}/auth/v1/signup`, {
    email: "canary-mail@birds.example",
    password: "canary password 7",
    data: { full_name: "Canary Fullname" },
  });
  const ideas = await post(`${product.url}/api/ideas`, { ...giftRequest, additionalInfo: "Canary likes mugs" });
  const page = await fetch(`${product.url}/blog/canary-in-an-address?key=canary-in-a-query`);
  await Promise.all([signUp, ideas, page].map((answer) => answer.text()));
  await product.stop();

  const spans = collector.listSpans();
  const names = new Set(spans.map(({ name }) => name));
  expect([signUp.status, ideas.status, page.status]).toEqual([200, 200, 404]);
  expect(names).toContain("POST /auth/v1/signup");
  expect(names).toContain("POST /api/ideas");
  expect(names).toContain("INSERT auth_users");
  expect([...names].some((name) => name.startsWith("chat "))).toBe(true);
  const asked = spans.find(({ name }) => name === "POST 127.0.0.1");
  expect(gateway.requests[0]?.headers["traceparent"]).toBe(`00-${asked?.traceId}-${asked?.spanId}-01`);
  expect(product.readOutput()).toContain(`"trace_id":"${asked?.traceId}"`);
  expect(collector.readResource()).toMatchObject({ "service.name": "gifts", "deployment.environment.name": "tests" });
  expect(collector.headers[0]).toMatchObject({ "x-key": "canary key" });
  expect(collector.bodies.join("")).not.toMatch(/canary/i);
});

test("a collector that is not there is told of once, and keeps nobody waiting", async () => {
  const product = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" });

  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${product.url}/api/quota`)).status));
  await expect.poll(product.readOutput).toContain("traces are lost");
  await fetch(`${product.url}/api/quota`);
  const ended = once(product.process, "exit");
  await product.stop();

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await ended)[0]).toBe(0);
  expect(product.readOutput().match(/traces are lost/g)).toHaveLength(1);
});

test("where no collector is named, nothing of OpenTelemetry is loaded", () => {
  const seen = new Set<string>();
  const follow = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = [
      ...readFileSync(join("build/server", file), "utf8").matchAll(/(?:^|;)\s*(?:import|export)\b[^;"'(]*?["']([^"']+)["']/gm),
    ];
    return imports.flatMap(([, name = ""]) => (name.startsWith(".") ? follow(join(file, "..", name)) : [name]));
  };

  const loaded = follow("index.js");

  expect(loaded).toContain("react");
  expect(loaded.filter((name) => name.startsWith("@opentelemetry/"))).toEqual([]);
});
