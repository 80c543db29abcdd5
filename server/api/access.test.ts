import { beforeEach, expect, test } from "vitest";
import { createMember, signInMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { apiAccess, type Access } from "../access.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const routes = Object.entries(apiAccess).map(([route, access]) => {
  const [method = "", path = ""] = route.split(" ");
  return { route, method, path, access };
});

type Headers = Record<string, string>;

async function call(headers: Headers, { method, path }: { method: string; path: string }, body?: unknown): Promise<number> {
  const answer = await app.request(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.body?.cancel();
  return answer.status;
}

const admitted = (status: number) => status !== 401 && status !== 403 && status < 500;
const expected: Record<string, Record<Access, (status: number) => boolean>> = {
  "a guest": { public: admitted, "signed-in": (status) => status === 401, admin: (status) => status === 401 },
  "an expired token": { public: (status) => status === 401, "signed-in": (status) => status === 401, admin: (status) => status === 401 },
  "a signed-out session": {
    public: (status) => status === 401,
    "signed-in": (status) => status === 401,
    admin: (status) => status === 401,
  },
  "a free member": { public: admitted, "signed-in": admitted, admin: (status) => status === 403 },
  "a premium member": { public: admitted, "signed-in": admitted, admin: (status) => status === 403 },
  "a former administrator": { public: admitted, "signed-in": admitted, admin: (status) => status === 403 },
  "an administrator": { public: admitted, "signed-in": admitted, admin: admitted },
};

async function createActors(): Promise<Record<string, Headers>> {
  const [expired, signedOut, former] = [
    await createMember(connection),
    await createMember(connection),
    await createMember(connection, { isAdmin: true }),
  ];
  await connection.pool.query("delete from auth_sessions where user_id = $1", [signedOut.id]);
  await connection.pool.query("delete from admin_users where id = $1", [former.id]);
  return {
    "a guest": {},
    "an expired token": (await signInMember(connection, expired.id, { accessTokenSeconds: -3_600 })).headers,
    "a signed-out session": signedOut.headers,
    "a free member": (await createMember(connection)).headers,
    "a premium member": (await createMember(connection, { plan: "premium" })).headers,
    "a former administrator": former.headers,
    "an administrator": (await createMember(connection, { isAdmin: true })).headers,
  };
}

test("each route admits exactly those whom the table of access names", async () => {
  const actors = await createActors();
  const wrong: string[] = [];

  for (const { route, method, path, access } of routes) {
    const address = path.replace(/:(\w+)/g, (_, name) => (/id|key/i.test(name) ? crypto.randomUUID() : "x"));
    for (const [actor, headers] of Object.entries(actors)) {
      const status = await call(headers, { method, path: address });
      if (!expected[actor]?.[access](status)) wrong.push(`${route}: ${actor} gets ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});

// What one member may not do to another's; `own` is what the owner gets afterwards.
const ownedRoutes: Record<string, { id: keyof Belongings; body?: unknown; foreign: number; own: number }> = {
  "PUT /api/suggestions/:id/feedback": { id: "suggestion", body: { feedback: "liked" }, foreign: 404, own: 200 },
  "PUT /api/recipients/:id": { id: "recipient", body: { name: "Bea" }, foreign: 404, own: 200 },
  "DELETE /api/recipients/:id": { id: "recipient", foreign: 404, own: 204 },
  "PUT /api/ideas/:id/share": { id: "query", body: { heading: "Ours" }, foreign: 404, own: 200 },
  "GET /api/ideas/:id/share": { id: "query", foreign: 404, own: 200 },
  "DELETE /api/ideas/:id/share/hearts/:heart": { id: "query", foreign: 404, own: 204 },
  "DELETE /api/ideas/:id/share": { id: "query", foreign: 404, own: 204 },
  "DELETE /api/ideas/:id": { id: "query", foreign: 403, own: 204 },
  "POST /api/ideas/:id/restore": { id: "query", foreign: 403, own: 204 },
  "DELETE /api/suggestions/:id": { id: "suggestion", foreign: 404, own: 204 },
  "POST /api/suggestions/:id/restore": { id: "suggestion", foreign: 404, own: 204 },
  "DELETE /api/me/sessions/:id": { id: "session", foreign: 404, own: 204 },
};

interface Belongings {
  query: string;
  suggestion: string;
  recipient: string;
  session: string;
}

let owner: TestMember;
let belongings: Belongings;
beforeEach(async () => {
  owner = await createMember(connection);
  const body = { relationship: "friend", occasion: "birthday", currency: "USD", budget: "25-50", name: "Ann" };
  const answer = await app.request("/api/ideas", {
    method: "POST",
    headers: { ...owner.headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const { queryId, suggestionIds, recipientProfileId } = await answer.json();
  await signInMember(connection, owner.id);
  const { rows } = await connection.pool.query("select id from auth_sessions where user_id = $1 order by created_at desc limit 1", [
    owner.id,
  ]);
  belongings = { query: queryId, suggestion: suggestionIds[0], recipient: recipientProfileId, session: rows[0].id };
});

/** What belongs to it has an id, too. */
const fill = (path: string, id: string) => path.replace(":id", id).replace(/:\w+/, crypto.randomUUID());

async function readEverything(): Promise<unknown> {
  const tables = ["gift_queries", "gift_suggestions", "recipient_profiles", "auth_sessions"];
  return await Promise.all(
    tables.map(async (table) => (await connection.pool.query(`select * from ${table} where user_id = $1 order by 1, 2`, [owner.id])).rows),
  );
}

test("every route to something of one's own is tried with another member's below", () => {
  const owned = routes.filter(({ access, path }) => access === "signed-in" && path.includes(":"));

  expect(Object.keys(ownedRoutes).toSorted()).toEqual(owned.map(({ route }) => route).toSorted());
});

test.each(Object.entries(ownedRoutes))("%s reaches one's own and nobody else's", async (route, { id, body, foreign, own }) => {
  const [method = "", path = ""] = route.split(" ");
  const before = await readEverything();
  const strangers = [
    await createMember(connection),
    await createMember(connection, { plan: "premium" }),
    await createMember(connection, { isAdmin: true }),
  ];

  const statuses = [];
  for (const { headers } of strangers) statuses.push(await call(headers, { method, path: fill(path, belongings[id]) }, body));

  expect(statuses).toEqual([foreign, foreign, foreign]);
  expect(await readEverything()).toEqual(before);
  expect(await call(owner.headers, { method, path: fill(path, crypto.randomUUID()) }, body)).toBe(404);
  expect(await call(owner.headers, { method, path: fill(path, "not-an-id") }, body)).toBe(404);
  expect(await call(owner.headers, { method, path: fill(path, belongings[id]) }, body)).toBe(own);
});

test("a user id in body, query or header is not looked at", async () => {
  const stranger = await createMember(connection);

  const answer = await app.request(`/api/ideas?user_id=${owner.id}&userId=${owner.id}`, {
    headers: { ...stranger.headers, "X-User-Id": owner.id },
  });

  expect(await answer.json()).toEqual({ ideas: [], nextCursor: null });
});

test("more requests a minute for one's own data than are allowed are refused with the time to wait", async () => {
  const strict = createTestApp(connection, { ownDataPerMinute: 2 });
  const ask = async (headers: Headers) => await strict.request("/api/recipients", { headers });
  await ask(owner.headers);
  await ask(owner.headers);

  const third = await ask(owner.headers);
  const others = await ask((await createMember(connection)).headers);

  expect([third.status, others.status]).toEqual([429, 200]);
  expect(third.headers.get("retry-after")).toMatch(/^\d+$/);
});
