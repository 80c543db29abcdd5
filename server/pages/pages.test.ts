import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

test.each([
  { path: "/", language: "en" },
  { path: "/zh/", language: "zh" },
  { path: "/ja/", language: "ja" },
  { path: "/pricing", language: "en" },
  { path: "/ja/about", language: "ja" },
])("$path is a whole page in its own language", async ({ path, language }) => {
  const answer = await app.request(path);

  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(language);
  expect(/<h1[^>]*>\s*[^<\s]/.test(html)).toBe(true);
});

test.each([
  { path: "/nothing-here", home: "/" },
  { path: "/ja/nothing-here", home: "/ja" },
  { path: "/zh/blog/a/b/c", home: "/zh" },
])("$path is not found, and the page leads home", async ({ path, home }) => {
  const answer = await app.request(path, { headers: { Accept: "text/html" } });

  expect(answer.status).toBe(404);
  const links = [...(await answer.text()).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
  expect(links).toContain(home);
});

test("the plans name the limit that the operator set", async () => {
  const generous = createTestApp(connection, { freeDailyQueries: 10 });

  const read = async (site: typeof app) => await (await site.request("/pricing")).text();

  expect(await read(app)).toContain("3 queries per day");
  expect(await read(generous)).toContain("10 queries per day");
  expect(await read(generous)).toMatch(/<meta name="limits" content="[^"]*freeDailyQueries&quot;:10,/);
});

test("a page tells its dialogs which ways in are closed", async () => {
  const closed = createTestApp(connection, { auth: { hasEmail: false, isSignupDisabled: true } });
  const findService = async (site: typeof app) => /<meta name="auth-service"[^>]*>/.exec(await (await site.request("/about")).text())?.[0];

  expect(await findService(app)).not.toMatch(/data-no-/);
  expect(await findService(closed)).toMatch(/ data-no-email="" data-no-sign-up=""/);
});

test("while the database is away a page says so with 503, as everything else does", async () => {
  const other = await connection.pool.connect();
  await other.query("begin; lock table blog_posts");
  const asked = app.request("/blog", { headers: { Accept: "text/html" } });
  const lose = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await connection.pool.query(lose)).rowCount).toBe(1);

  const answer = await asked;

  await other.query("rollback");
  other.release();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toContain("being restored");
  expect((await app.request("/blog")).status).toBe(200);
});

test.each([
  { path: "/saved", told: "This page needs JavaScript." },
  { path: "/zh/security", told: "这个页面需要启用 JavaScript" },
  { path: "/ja/admin", told: "このページには JavaScript" },
  { path: "/auth/callback", told: "This page needs JavaScript." },
  { path: "/auth/confirm", told: "This page needs JavaScript." },
  { path: "/ja/auth/undo", told: "このページには JavaScript" },
])("without scripts $path tells that nothing will come, instead of seeming to load", async ({ path, told }) => {
  const html = await (await app.request(path)).text();

  expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(told);
});

test.each(["/", "/zh/", "/pricing", "/nothing-here"])("the policy of %s lets only its own scripts run, by their hashes", async (path) => {
  const answer = await app.request(path);

  const policy = answer.headers.get("content-security-policy") ?? "";
  const scripts = [
    ...(await answer.text()).matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = scripts.map(([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual(["'self'", ...hashes]);
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  { provider: "turnstile", frames: "https://challenges.cloudflare.com", styles: "" },
  { provider: "hcaptcha", frames: "https://hcaptcha.com https://*.hcaptcha.com", styles: " https://hcaptcha.com https://*.hcaptcha.com" },
] as const)("with $provider asked for, pages may load its check and nothing else", async ({ provider, frames, styles }) => {
  const captcha = { provider, siteKey: "site-key", url: "http://127.0.0.1:1/", secret: "a captcha secret" };
  const asking = createTestApp(connection, { auth: { captcha } });

  const [kept, made, usual] = [await asking.request("/"), await asking.request("/saved"), await app.request("/")];

  const html = await kept.text();
  expect(html).toContain('data-captcha="turnstile" data-site-key="site-key"'.replace("turnstile", provider));
  expect(html).not.toContain("a captcha secret");
  for (const { headers } of [kept, made]) {
    const policy = headers.get("content-security-policy") ?? "";
    const withoutScripts = policy.replaceAll(/ '(?:sha256|nonce)-[^']+'/g, "");
    expect(withoutScripts).toBe(
      `default-src 'self'; script-src 'self' ${frames}; frame-src ${frames}; style-src 'self'${styles}; style-src-attr 'unsafe-inline'; ` +
        `img-src 'self' https: data:; connect-src 'self'${styles}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
    );
  }
  expect(usual.headers.get("content-security-policy")).not.toMatch(/https:\/\/|frame-src/);
});

test.each(["/", "/api/quota", "/healthz", "/nothing", "/a//b"])(
  "the answer at %s carries the headers that browsers need to be careful",
  async (path) => {
    const { headers } = await app.request(path);

    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("default-src");
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("the address in links never comes from the request", async () => {
  const answer = await app.request("http://evil.example/", { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } });

  expect(await answer.text()).not.toContain("evil.example");
});

test.each(["/a//b", "/%2e%2e/etc", "/a%2Fb", "/%E0%A4%A", "/a%00"])(
  "the ambiguous path %s is refused before it is routed",
  async (path) => {
    const answer = await app.request(`http://localhost${path}`);

    expect(answer.status).toBe(404);
  },
);

test("pages answer to reading alone", async () => {
  const answer = await app.request("/", { method: "DELETE" });

  expect(answer.status).toBe(405);
});

test("a server at work is alive and ready", async () => {
  const health = await app.request("/healthz");
  const ready = await app.request("/readyz");

  expect([health.status, ready.status]).toEqual([200, 200]);
});
