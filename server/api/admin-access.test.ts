import { expect, test } from "vitest";
import { openBackOffice } from "#tests/support/back-office.ts";
import { createMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { apiAccess } from "../access.ts";

// The server does not start with a route that stands in no table, so no endpoint of the back-office is missing here.

const connection = await useTestDatabase();
const app = createTestApp(connection);

const names: Record<string, string> = {
  ":id": crypto.randomUUID(),
  ":revision": "1",
  ":type": "privacy_policy",
  ":page": "home",
};
const routes = Object.keys(apiAccess)
  .filter((route) => route.includes(" /api/admin"))
  .map((route) => {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace("/api/admin", "").replace(/:\w+/g, (name) => names[name] ?? name);
    return { route, method, path: path === "/stats.csv" ? `${path}?series=sources` : path };
  });
const changes = routes.filter(({ method }) => method !== "GET");
const post = { title: "Ten gifts", slug: "ten-gifts", content: "Text", status: "draft" };

function ask(headers: Record<string, string>, { method, path }: { method: string; path: string }, asked = app): Promise<Response> {
  return Promise.resolve(
    asked.request(`/api/admin${path}`, {
      method,
      headers: { ...headers, "If-Match": '"1"', ...(method !== "GET" && { "Content-Type": "application/json" }) },
      ...(method !== "GET" && { body: "{}" }),
    }),
  );
}

test.each(routes)("$route is for administrators", ({ route }) => {
  expect(apiAccess[route]).toBe("admin");
});

test.each(routes)("$route refuses guests, members, and who was an administrator", async (route) => {
  const member = await createMember(connection, { plan: "premium" });
  const former = await createMember(connection, { isAdmin: true });
  await connection.pool.query("delete from admin_users where id = $1", [former.id]);

  const answers = [await ask({}, route), await ask(member.headers, route), await ask(former.headers, route)];

  expect(answers.map(({ status }) => status)).toEqual([401, 403, 403]);
  expect(await answers[1]?.json()).toMatchObject({ code: "admin_only", detail: "Access denied. Admin privileges required." });
  const { rows } = await connection.pool.query("select 1 from audit_entries");
  expect(rows).toEqual([]);
});

test.each(routes)("$route refuses administrators without a second factor, where they need one", async (route) => {
  const strict = createTestApp(connection, { auth: { adminsNeedFactor: true } });
  const { headers } = await createMember(connection, { isAdmin: true });
  const first = await ask(headers, route, strict);
  const account = await strict.request("/api/me", { headers });
  await connection.pool.query("update auth_sessions set aal = 'aal2'");
  const second = await ask(headers, route, strict);

  expect(first.status).toBe(403);
  expect(await first.json()).toMatchObject({ code: "admin_factor_needed" });
  expect(await account.json()).toMatchObject({ isAdmin: true, needsFactor: true });
  expect([200, 400, 404]).toContain(second.status);
});

test.each(routes)("$route lets administrators through, and nobody keeps what it answers", async (route) => {
  const answer = await ask((await createMember(connection, { isAdmin: true })).headers, route);

  expect([200, 400, 404]).toContain(answer.status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each(changes)("$route asks for a sign-in of the last twelve hours", async (route) => {
  const admin = await createMember(connection, { isAdmin: true });
  await connection.pool.query("update auth_sessions set created_at = now() - interval '12 hours 1 minute'");

  const answer = await ask(admin.headers, route);

  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "sign_in_again" });
});

test("who signed in yesterday still reads", async () => {
  const admin = await createMember(connection, { isAdmin: true });
  await connection.pool.query("update auth_sessions set created_at = now() - interval '1 day'");

  expect((await ask(admin.headers, { method: "GET", path: "/posts" })).status).toBe(200);
});

test("who loses the rights in mid-work can do nothing more, with the token that was good a moment ago", async () => {
  const admin = await createMember(connection, { isAdmin: true });
  const backOffice = openBackOffice(app, admin);
  const before = await backOffice("POST", "/posts", { body: post });
  await connection.pool.query("delete from admin_users where id = $1", [admin.id]);

  const after = await backOffice("POST", "/posts", { body: { ...post, slug: "b" } });

  expect([before.status, after.status]).toEqual([201, 403]);
});

test("an administrator changes so much a minute and no more, while reading goes on", async () => {
  const admin = await createMember(connection, { isAdmin: true });
  const strict = openBackOffice(createTestApp(connection, { changesPerMinute: 2 }), admin);
  await strict("POST", "/posts", { body: post });
  await strict("POST", "/posts", { body: { ...post, slug: "b" } });

  const third = await strict("POST", "/posts", { body: { ...post, slug: "c" } });

  expect(third).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(third.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await strict("GET", "/posts")).body["total"]).toBe(2);
});

test("a page of another site cannot have an administrator's browser change anything", async () => {
  const { headers } = await createMember(connection, { isAdmin: true });

  const answer = await app.request("/api/admin/posts", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", Origin: "https://evil.example" },
    body: JSON.stringify(post),
  });

  expect(answer.status).toBe(403);
});
