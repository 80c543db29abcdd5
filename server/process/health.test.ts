import { expect, test } from "vitest";
import { health } from "./health.ts";

test.each([
  { state: "can serve", isReady: true, ready: 200, says: "ok" },
  { state: "cannot serve", isReady: false, ready: 503, says: "unavailable" },
])("a process that $state is alive, and its readiness is answered with $ready", async ({ isReady, ready, says }) => {
  const app = health({ version: "1.2.3", build: "abc" }, async () => isReady);

  const [alive, readiness] = [await app.request("/healthz"), await app.request("/readyz")];

  expect([alive.status, await alive.json()]).toEqual([200, { status: "ok", version: "1.2.3", build: "abc" }]);
  expect([readiness.status, await readiness.json()]).toEqual([ready, { status: says }]);
  expect(readiness.headers.get("cache-control")).toBe("no-store");
});
