import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { createMember, type TestMember } from "#tests/support/members.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
let admin: TestMember;

beforeEach(async () => {
  admin = await createMember(connection, { isAdmin: true });
});

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\0", "\ud800", "%00", "__proto__", "-", "𠮷", "published", "0001-01-01", "9999-12-31T23:59:59Z"),
  fc.constantFrom<unknown>(null, -1, 0.5, 1e308, true, [], {}, ["a", null], "2999-12-31T23:59:59.999999999+23:59", "https://[::1"),
  fc.jsonValue(),
);
const whole = {
  posts: { title: "A", slug: "a", content: "Text", status: "draft" },
  policies: { title: "A", version: "1", effectiveDate: "2025-01-01", content: "Text" },
  seo: { metaTitle: "A", metaDescription: "B" },
};
const names =
  "title slug content status language excerpt featuredImage tags category readingTime publishAt publishedAt translationGroup version effectiveDate metaTitle metaDescription metaKeywords ogImage canonicalUrl".split(
    " ",
  );
const change = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 3 });
const target = fc.constantFrom(
  { method: "POST", path: "/posts", start: whole.posts },
  { method: "PUT", path: "/policies/cookie_policy", start: whole.policies },
  { method: "PUT", path: "/seo/home", start: whole.seo },
);
const query = fc.dictionary(
  fc.constantFrom("status", "language", "search", "sort", "bin", "cursor", "days", "series"),
  fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("title", "-createdAt", "true", "zh"), fc.jsonValue().map(asCursor)),
  { maxKeys: 3 },
);

function asCursor(value: unknown): string {
  return btoa(JSON.stringify(value).replace(/[^\0-\u00ff]/g, "?"));
}

async function ask(method: string, path: string, body?: string): Promise<number> {
  const answer = await app.request(`/api/admin${path}`, {
    method,
    headers: { ...admin.headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
    ...(body !== undefined && { body }),
  });
  return answer.status;
}

test("whatever an administrator's program sends to be saved is saved or refused, and is never a fault of ours", async () => {
  await fc.assert(
    fc.asyncProperty(target, change, async ({ method, path, start }, fields) => {
      await connection.pool.query(
        "delete from site_policy_versions; delete from site_policies; delete from seo_settings; delete from blog_posts",
      );
      expect(await ask(method, path, JSON.stringify({ ...start, ...fields }))).toBeLessThan(500);
    }),
    { numRuns: 250 },
  );
}, 120_000);

test("whatever is asked of the lists is answered or refused, and is never a fault of ours", async () => {
  await ask("POST", "/posts", JSON.stringify(whole.posts));

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/posts", "/audit", "/stats", "/stats.csv", "/seo", "/policies/privacy_policy/versions"),
      query,
      async (path, parts) => {
        expect(await ask("GET", `${path}?${new URLSearchParams(parts).toString()}`)).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
}, 120_000);
