import { expect, test } from "vitest";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const listed = "https://app.example";
const app = createTestApp(connection, { corsOrigins: [listed] });

async function ask(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const isChange = method === "PUT";
  const answer = await app.request(path, {
    method,
    headers: { Origin: origin, "Sec-Fetch-Site": "cross-site", ...(isChange && { "Content-Type": "application/json" }), ...headers },
    ...(isChange && { body: JSON.stringify({ language: "ja" }) }),
  });
  const read = (name: string) => answer.headers.get(`access-control-allow-${name}`);
  return { status: answer.status, origin: read("origin"), credentials: read("credentials"), vary: answer.headers.get("vary") };
}

test("a listed site reads and changes with its member's token, any other site does neither", async () => {
  const { headers } = await createMember(connection);

  const own = await ask(listed, "/api/me", { method: "PUT", headers });
  const strangers = ["https://elsewhere.example", "https://app.example.evil.example", "http://app.example", "null"];
  const others = await Promise.all(strangers.map((origin) => ask(origin, "/api/me", { method: "PUT", headers })));

  expect(own).toMatchObject({ status: 200, origin: listed, credentials: "true", vary: expect.stringContaining("Origin") });
  expect(others.map(({ status, origin }) => [status, origin])).toEqual(strangers.map(() => [403, null]));
});

test.each(["/api/me", "/auth/v1/user"])("a listed site's browser is told beforehand that it may ask %s", async (path) => {
  const preflight = { method: "OPTIONS", headers: { "Access-Control-Request-Method": "PUT" } };

  expect(await ask(listed, path, preflight)).toMatchObject({ status: 204, origin: listed, credentials: "true" });
  expect(await ask("https://elsewhere.example", path, preflight)).toMatchObject({ origin: null });
});

test("refusals can be read by a listed site, too", async () => {
  expect(await ask(listed, "/api/me")).toMatchObject({ status: 401, origin: listed });
  expect(await ask(listed, "/auth/v1/user")).toMatchObject({ status: 401, origin: listed });
});
