import { expect, test } from "vitest";
import { seoPages } from "#shared/content-options.ts";
import { locales } from "#shared/locales/locale.ts";
import { createPost, savePolicy, saveSeoSettings } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function read(path: string) {
  const answer = await app.request(path);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
}

async function publishMany(count: number): Promise<void> {
  // All in one moment: the order must not depend on their dates alone.
  const publishedAt = new Date("2025-01-02T03:04:05Z");
  for (let place = 1; place <= count; place++) await createPost(connection, { slug: `post-${place}`, title: `Post ${place}`, publishedAt });
}

test.each(locales)("until something was published there are two posts in %s", async (language) => {
  const { body } = await read(`/api/blog/posts?language=${language}`);
  expect(body.posts).toHaveLength(2);
  const { body: found } = await read(`/api/blog/posts/${body.posts[0].slug}?language=${language}`);
  expect(found.post.content.length).toBeGreaterThan(300);
  expect(found.previous.slug).toBe(body.posts[1].slug);
});

test("the first published post takes the place of the built-in ones, in its language alone", async () => {
  await createPost(connection, { slug: "first" });

  const slugs = async (language: string) =>
    (await read(`/api/blog/posts?language=${language}`)).body.posts.map(({ slug }: { slug: string }) => slug);

  expect(await slugs("en")).toEqual(["first"]);
  expect(await slugs("ja")).toHaveLength(2);
  expect((await read("/api/blog/posts/listening-is-half-the-gift")).status).toBe(404);
});

test("the list goes on over its pages without a gap or a repeat, and back again", async () => {
  await publishMany(23);
  const pages = [(await read("/api/blog/posts")).body];
  while (pages.at(-1).nextCursor) pages.push((await read(`/api/blog/posts?cursor=${pages.at(-1).nextCursor}`)).body);

  const slugs = pages.flatMap(({ posts }) => posts.map(({ slug }: { slug: string }) => slug));
  expect(pages.map(({ posts }) => posts.length)).toEqual([10, 10, 3]);
  expect(new Set(slugs).size).toBe(23);
  expect(pages[0].previousCursor).toBeNull();
  expect((await read(`/api/blog/posts?cursor=${pages[2].previousCursor}`)).body).toEqual(pages[1]);
});

test("a post names its neighbors and its translations", async () => {
  const at = (day: number) => new Date(`2025-02-0${day}T00:00:00Z`);
  await createPost(connection, { slug: "older", title: "Older", publishedAt: at(1) });
  const { translationGroup } = await createPost(connection, { slug: "middle", publishedAt: at(2) });
  await createPost(connection, { slug: "newer", title: "Newer", publishedAt: at(3) });
  await createPost(connection, { slug: "mitte", language: "ja", translationGroup });

  const { body } = await read("/api/blog/posts/middle");

  expect(body.previous).toEqual({ slug: "older", title: "Older" });
  expect(body.next).toEqual({ slug: "newer", title: "Newer" });
  expect(body.translations).toEqual([
    { locale: "en", slug: "middle" },
    { locale: "ja", slug: "mitte" },
  ]);
});

test("a post without an excerpt and a reading time has both", async () => {
  await createPost(connection, { slug: "long", content: "gift ".repeat(1_000) });
  await createPost(connection, { slug: "given", excerpt: "In short", readingTime: 9 });

  expect((await read("/api/blog/posts/long")).body.post).toMatchObject({
    readingMinutes: 4,
    excerpt: expect.stringMatching(/^gift .{294}…$/),
  });
  expect((await read("/api/blog/posts/given")).body.post).toMatchObject({ readingMinutes: 9, excerpt: "In short" });
});

test.each([
  { path: "/api/blog/posts?cursor=nonsense", status: 400, code: "invalid_cursor" },
  { path: `/api/blog/posts?cursor=o${"0".repeat(32)}`, status: 400, code: "invalid_cursor" },
  { path: "/api/blog/posts?language=fr", status: 400, code: "validation_failed" },
  { path: "/api/blog/posts/nothing", status: 404, code: "not_found" },
  { path: "/api/policies/house_rules", status: 404, code: "not_found" },
  { path: "/api/seo/admin", status: 404, code: "not_found" },
])("$path is refused with $code", async ({ path, status, code }) => {
  expect(await read(path)).toMatchObject({ status, body: { code } });
});

test("a policy is what an administrator wrote, and its template in the other languages", async () => {
  await savePolicy(connection, {
    type: "terms_of_service",
    title: "House rules",
    content: "Be kind.",
    version: "2.0",
    effectiveDate: "2025-01-01",
  });

  expect((await read("/api/policies/terms_of_service")).body).toMatchObject({
    title: "House rules",
    version: "2.0",
    effectiveDate: "2025-01-01",
  });
  expect((await read("/api/policies/terms_of_service?language=ja")).body).toMatchObject({ locale: "ja", version: "1.0" });
  expect((await read("/api/policies")).body.policies.map(({ type }: { type: string }) => type)).toEqual([
    "privacy_policy",
    "terms_of_service",
    "cookie_policy",
  ]);
});

test("a policy names the operator's address, as its page does", async () => {
  const { content } = (await read("/api/policies/privacy_policy")).body;

  expect(content).toContain("<hello@gifts.example>");
  expect(content).not.toContain("{email}");
});

test("search settings are what an administrator saved, and defaults that fit elsewhere", async () => {
  await saveSeoSettings(connection, { pageType: "about", metaTitle: "Who we are", metaDescription: "Two people and a ribbon." });

  expect((await read("/api/seo/about")).body).toMatchObject({ metaTitle: "Who we are", updatedAt: expect.any(String) });
  for (const path of seoPages.flatMap((page) => ["zh", "ja"].map((language) => `/api/seo/${page}?language=${language}`))) {
    const { body } = await read(path);
    const isTooLong = body.metaTitle.length > 60 || body.metaDescription.length > 160;
    expect({ path, isTooLong, updatedAt: body.updatedAt }).toEqual({ path, isTooLong: false, updatedAt: null });
  }
});

test("whoever has an answer already is not sent it again", async () => {
  const { headers } = await read("/api/policies");
  const ask = async () => await app.request("/api/policies", { headers: { "If-None-Match": headers.get("etag") ?? "" } });
  const before = await ask();
  await savePolicy(connection, { type: "cookie_policy", title: "Cookies", content: "None.", effectiveDate: "2025-01-01" });

  expect(before.status).toBe(304);
  expect((await ask()).status).toBe(200);
});
