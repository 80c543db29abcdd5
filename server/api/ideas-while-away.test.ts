import { expect, onTestFinished, test } from "vitest";
import { openRelay } from "#tests/chaos/relay.ts";
import { connectTestDatabase, useTestDatabase } from "#tests/support/test-database.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { giftRequest } from "#tests/support/gift-form.ts";

const { url } = await useTestDatabase();
const json = { "Content-Type": "application/json", Accept: "application/json" };

/** An app whose database was there at the start and is gone now. */
async function loseDatabase() {
  const relay = await openRelay();
  const address = new URL(url);
  address.search = "";
  await relay.switchTo({ port: Number(address.port) });
  address.port = String(relay.port);
  const connection = connectTestDatabase(address.href);
  onTestFinished(connection.close);
  const app = createTestApp(connection, { guestDailyQueries: 2 });
  const first = await app.request("/api/ideas", { method: "POST", body: JSON.stringify(giftRequest), headers: json });
  await relay.switchTo("nobody");
  return { app, cookie: first.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

test("while the database is away a guest gets ideas of the catalogue, up to the daily number, and others hear that it is being restored", async () => {
  const { app, cookie } = await loseDatabase();
  const ask = (headers: Record<string, string>) =>
    app.request("/api/ideas", { method: "POST", body: JSON.stringify(giftRequest), headers: { ...json, ...headers } });

  const [first, second, third] = [await ask({ Cookie: cookie }), await ask({ Cookie: cookie }), await ask({ Cookie: cookie })];
  const quota = await app.request("/api/quota", { headers: { Cookie: cookie } });

  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({ source: "catalogue", remainingQueries: 1, queryId: null, suggestionIds: [] });
  expect(second.status).toBe(200);
  expect(third.status).toBe(429);
  expect(await third.json()).toMatchObject({ code: "daily_limit_reached" });
  expect(quota.status).toBe(503);
  expect(await quota.json()).toMatchObject({ code: "being_restored", detail: expect.stringContaining("What you typed is still here") });
});
