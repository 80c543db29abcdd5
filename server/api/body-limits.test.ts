import { beforeEach, expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const kilobyte = 1024;

let administrator: TestMember;
beforeEach(async () => {
  administrator = await createMember(connection, { isAdmin: true });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

async function send(path: string, body: BodyInit, { method = "POST", headers = {} }: Sent = {}) {
  const all = { ...administrator.headers, "Content-Type": "application/json", ...headers };
  // Without `duplex` no body can be sent in pieces; the types do not know it yet.
  const request = { method, headers: all, body, duplex: "half" };
  return await app.request(path, request);
}

/** A body in pieces, of which nobody says beforehand how long it is. */
function stream(bytes: number): { body: ReadableStream; countSent: () => number } {
  const piece = new TextEncoder().encode("x".repeat(kilobyte));
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent >= bytes) return controller.close();
      sent += piece.byteLength;
      controller.enqueue(piece);
    },
  });
  return { body, countSent: () => sent };
}

const doors = [
  { path: "/api/ideas", method: "POST", most: 32 * kilobyte },
  { path: "/api/me", method: "PUT", most: 64 * kilobyte },
  { path: "/api/recipients", method: "POST", most: 64 * kilobyte },
  { path: "/api/feedback", method: "POST", most: 64 * kilobyte },
  { path: "/api/ideas/saved", method: "POST", most: 64 * kilobyte },
  { path: "/api/admin/posts", method: "POST", most: 1024 * kilobyte },
  { path: "/api/admin/policies/privacy_policy", method: "PUT", most: 1024 * kilobyte },
  { path: "/api/admin/seo/home", method: "PUT", most: 1024 * kilobyte },
  { path: "/auth/v1/signup", method: "POST", most: 1024 * kilobyte },
];

test.each(doors)("$method $path reads $most bytes and not one more", async ({ path, method, most }) => {
  const fitting = `{"junk":"${"x".repeat(most - 11)}"}`;

  const [fits, over] = [await send(path, fitting, { method }), await send(path, `${fitting} `, { method })];

  expect(Buffer.byteLength(fitting)).toBe(most);
  expect(fits.status).not.toBe(413);
  expect([over.status, over.headers.get("connection")]).toEqual([413, "close"]);
});

test.each(doors)("$method $path stops reading a body that does not say how long it is", async ({ path, method, most }) => {
  const { body, countSent } = stream(4 * 1024 * kilobyte);

  const answer = await send(path, body, { method });

  expect(answer.status).toBe(413);
  expect(countSent()).toBeLessThan(most + 16 * kilobyte);
});

test.each([
  { name: "compressed", headers: { "Content-Encoding": "gzip" } },
  { name: "in parts", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
  { name: "a form", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  { name: "a text", headers: { "Content-Type": "text/plain" } },
  { name: "of no kind", headers: { "Content-Type": "" } },
])("a body that is $name is refused at every door", async ({ headers }) => {
  const statuses = await Promise.all(doors.map(async ({ path, method }) => (await send(path, "{}", { method, headers })).status));

  expect(new Set(statuses)).toEqual(new Set([415]));
});

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const keyed = (keys: number) => JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, place) => [`k${place}`, 1])));

test.each([
  { name: "32 levels", body: nested(32), isRead: true },
  { name: "33 levels", body: nested(33), isRead: false },
  { name: "1,000 keys", body: keyed(1_000), isRead: true },
  { name: "1,001 keys", body: keyed(1_001), isRead: false },
  { name: "one key 1,001 times", body: `{${Array.from({ length: 1_001 }, () => '"a":1').join(",")}}`, isRead: false },
  { name: "1,001 numbers", body: `{"a":[${Array.from({ length: 1_001 }, () => 1).join(",")}]}`, isRead: false },
  { name: "brackets and commas in a text", body: JSON.stringify({ junk: '"[{,\\'.repeat(2_000) }), isRead: true },
  { name: "NUL in an unknown field", body: String.raw`{"junk":"a\u0000b"}`, isRead: false },
  { name: "NUL in a key", body: String.raw`{"a\u0000b":1}`, isRead: false },
  { name: "half a character", body: String.raw`{"junk":"\ud800"}`, isRead: false },
  { name: "an own prototype", body: '{"__proto__":{"isAdmin":true},"language":"en"}', isRead: true },
])("a body of $name is looked at: $isRead", async ({ body, isRead }) => {
  const answer = await send("/api/me", body, { method: "PUT" });

  const { code, errors = [] } = answer.status === 200 ? {} : await answer.json();
  const refusedAsAWhole = code === "too_complex" || errors.some(({ path }: { path: string }) => path !== "language");
  expect([answer.status < 500, !refusedAsAWhole]).toEqual([true, isRead]);
});

test.each([
  { path: "/api/recipients", told: { code: "too_complex", status: 400 } },
  { path: "/auth/v1/signup", told: { error_code: "bad_json", msg: /more than 1000 values, or 32 levels/ } },
])("$path tells that a body has too many values", async ({ path, told }) => {
  const answer = await send(path, keyed(1_001));

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ ...told, ...("msg" in told && { msg: expect.stringMatching(told.msg ?? "") }) });
});

test("a form of more fields than any form has is refused", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:3000" };

  const answer = await send("/contact", "a&".repeat(1_001), { headers });

  expect([answer.status, (await answer.json()).code]).toEqual([400, "too_complex"]);
});

test("bytes that are no UTF-8 are refused", async () => {
  const answer = await send("/api/me", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), { method: "PUT" });

  expect([answer.status, (await answer.json()).code]).toEqual([400, "invalid_json"]);
});

test.each([
  { query: "?unknown=%ff", status: 400 },
  { query: "?unknown=%c0%80", status: 400 },
  { query: "?cursor=a%00b", status: 400 },
  { query: "?unknown=100%", status: 200 },
  { query: "?unknown=%e8%b4%88", status: 200 },
])("the query $query is answered with $status", async ({ query, status }) => {
  const answer = await app.request(`/api/blog/posts${query}`);

  expect(answer.status).toBe(status);
});
