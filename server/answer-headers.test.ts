import { beforeEach, expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const publicUrl = "https://gifts.example";
const app = createTestApp(connection, { publicUrl, keepsPages: true, auth: { publicUrl, authUrl: `${publicUrl}/auth/v1` } });

let administrator: TestMember;
beforeEach(async () => {
  administrator = await createMember(connection, { isAdmin: true });
});

const closed = "default-src 'none'; frame-ancestors 'none'";
const page = expect.stringMatching(
  /^default-src 'self'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' https: data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'$/,
);
const framePage = expect.stringMatching(/^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self'; /);

const html = "text/html; charset=utf-8";
const json = "application/json";
const jsonInUtf8 = "application/json; charset=utf-8";
const problem = "application/problem+json; charset=utf-8";

const kinds = [
  { kind: "a public page", path: "/about", status: 200, type: html, policy: page, cache: "no-cache" },
  { kind: "the data of a public page", path: "/about.data", status: 200, type: "text/x-script", policy: closed, cache: "no-cache" },
  { kind: "the frame of a private page", path: "/saved", status: 200, type: html, policy: framePage, cache: "no-store" },
  { kind: "the back-office", path: "/admin", status: 200, type: html, policy: framePage, cache: "no-store" },
  { kind: "a page that is not there", path: "/nothing", status: 404, type: html, policy: page, cache: "no-store" },
  { kind: "the API", path: "/api/quota", status: 200, type: json, policy: closed, cache: "no-store" },
  { kind: "public content", path: "/api/blog/posts", status: 200, type: jsonInUtf8, policy: closed, cache: "no-cache" },
  { kind: "a refusal", path: "/api/me", status: 401, type: problem, policy: closed, cache: "no-store" },
  { kind: "what is not there", path: "/api/x", status: 404, type: problem, policy: closed, cache: "no-store" },
  { kind: "the auth service", path: "/auth/v1/settings", status: 200, type: json, policy: closed, cache: "no-store" },
  { kind: "a refusal of the auth service", path: "/auth/v1/user", status: 401, type: json, policy: closed, cache: "no-store" },
  { kind: "robots.txt", path: "/robots.txt", status: 200, type: "text/plain; charset=utf-8", policy: closed, cache: "no-cache" },
  { kind: "the site map", path: "/sitemap.xml", status: 200, type: "application/xml; charset=utf-8", policy: closed, cache: "no-cache" },
  {
    kind: "an icon",
    path: "/favicon.svg",
    status: 200,
    type: "image/svg+xml; charset=utf-8",
    policy: closed,
    cache: "public, max-age=3600",
  },
  { kind: "health", path: "/healthz", status: 200, type: json, policy: closed, cache: "no-store" },
];

test.each(["/about", "/api/quota", "/favicon.svg"])(
  "%s binds the hosts below the site's to TLS only where the operator says so",
  async (path) => {
    const binding = createTestApp(connection, { publicUrl, bindsSubdomains: true });

    const answers = [await app.request(publicUrl + path), await binding.request(publicUrl + path)];

    const values = answers.map(({ headers }) => headers.get("strict-transport-security"));
    expect(values).toEqual(["max-age=31536000", "max-age=31536000; includeSubDomains"]);
  },
);

test.each(kinds)("$kind carries exactly the headers that it should", async ({ path, status, type, policy, cache }) => {
  const { headers, status: answered } = await app.request(publicUrl + path, { headers: { Accept: "*/*" } });

  const names = ["content-type", "content-security-policy", "cache-control", "permissions-policy", "cross-origin-opener-policy"];
  const moreNames = ["x-content-type-options", "strict-transport-security", "referrer-policy"];
  expect([answered, ...[...names, ...moreNames].map((name) => headers.get(name))]).toEqual([
    status,
    type,
    policy,
    cache,
    "camera=(), microphone=(), geolocation=()",
    "same-origin",
    "nosniff",
    "max-age=31536000",
    path.startsWith("/auth/") ? "no-referrer" : "strict-origin-when-cross-origin",
  ]);
});

test("the page to which mails and providers lead back tells nobody its address", async () => {
  const { headers } = await app.request(`${publicUrl}/auth/callback?code=secret`);

  expect([headers.get("referrer-policy"), headers.get("cache-control")]).toEqual(["no-referrer", "no-store"]);
});

test("no answer names what it is made with, or lets another site's script read it", async () => {
  const asked = kinds.map(({ path }) => app.request(publicUrl + path, { headers: { Origin: "https://elsewhere.example" } }));
  const preflight = app.request(`${publicUrl}/api/me`, {
    method: "OPTIONS",
    headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "PUT" },
  });

  const names = (await Promise.all([...asked, preflight])).flatMap(({ headers }) => [...headers.keys()]);

  expect(names.filter((name) => /^(access-control-|server$|x-powered-by$|x-runtime)/.test(name))).toEqual([]);
});

test("plain http promises no https", async () => {
  const { headers } = await createTestApp(connection).request("/about");

  expect(headers.get("strict-transport-security")).toBeNull();
});

test("nobody's own is kept by any cache", async () => {
  const usual = createTestApp(connection);
  const member = await createMember(connection);
  const own = ["/api/me", "/api/me/export", "/api/ideas", "/api/recipients", "/api/quota", "/api/subscription", "/api/me/sessions"];
  const office = ["/api/admin/posts", "/api/admin/stats", "/api/admin/audit", "/api/admin/seo", "/api/admin/policies"];

  const answers = await Promise.all([
    ...own.map((path) => usual.request(path, { headers: member.headers })),
    ...office.map((path) => usual.request(path, { headers: administrator.headers })),
  ]);

  expect(answers.map(({ status, headers }) => [status, headers.get("cache-control")])).toEqual(answers.map(() => [200, "no-store"]));
});

test("a public page is the same to the byte for a guest, two members and an administrator, whoever asks first", async () => {
  const [ann, bea] = [await createMember(connection, { fullName: "Ann" }), await createMember(connection, { plan: "premium" })];
  const visitors: Record<string, string>[] = [
    { ...ann.headers, Cookie: "giftwright_guest=a; theme=dark", "Accept-Language": "ja" },
    { ...bea.headers, "User-Agent": "Mozilla/5.0 (iPhone)", "X-Forwarded-For": "203.0.113.7" },
    { ...administrator.headers, Referer: "https://elsewhere.example/?q=secret" },
    {},
  ];

  const pages = [];
  for (const headers of visitors) pages.push(await app.request(`${publicUrl}/pricing?from=${visitors.indexOf(headers)}`, { headers }));
  const texts = await Promise.all(pages.map((answer) => answer.text()));

  expect(new Set(texts).size).toBe(1);
  expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  expect(pages.map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null, null, null]);
});
