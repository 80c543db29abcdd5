import { expect, test } from "vitest";
import { createFormerSlug, createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection, { keepsPages: true });

const tomorrow = new Date(Date.now() + 86_400_000);
const hidden = [
  { kind: "a draft", fields: { status: "draft" as const } },
  { kind: "an archived post", fields: { status: "archived" as const } },
  { kind: "a post that is to be published tomorrow", fields: { status: "draft" as const, publishAt: tomorrow } },
  { kind: "a post dated tomorrow", fields: { publishedAt: tomorrow } },
  { kind: "a post in the bin", fields: { deletedAt: new Date() } },
];

test.each(hidden)("$kind is nowhere on the public side", async ({ fields }) => {
  await createPost(connection, { slug: "shown", title: "Shown to all" });
  const secret = await createPost(connection, { slug: "secret", title: "The secret title", tags: ["hush"], ...fields });
  await createFormerSlug(connection, { language: "en", slug: "secret-before", postId: secret.id });

  const own = ["/blog/secret", "/blog/secret.data", "/api/blog/posts/secret", "/social/en/blog/secret.png", "/blog/secret-before"];
  for (const path of own) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  for (const path of ["/blog", "/blog.data", "/api/blog/posts", "/feed.xml", "/sitemap.xml", "/blog/shown", "/api/blog/posts/shown"]) {
    const answer = await app.request(path);
    const told = /secret|hush/.exec(await answer.text())?.[0];
    expect({ path, status: answer.status, told }).toEqual({ path, status: 200, told: undefined });
  }
  expect((await app.request("/blog?tag=hush")).status).toBe(404);
});

test("a published post is everywhere, without what is private about it", async () => {
  const post = await createPost(connection, { slug: "open", title: "Open to all", tags: ["joy"] });

  for (const path of ["/blog", "/blog/open", "/blog/open.data", "/api/blog/posts", "/api/blog/posts/open", "/feed.xml", "/blog?tag=joy"]) {
    const answer = await app.request(path);
    const text = await answer.text();
    const told = ["Open to all", post.previewKey, "authorId", "author_id", "previewKey"].filter((part) => text.includes(part));
    expect({ path, status: answer.status, told }).toEqual({ path, status: 200, told: ["Open to all"] });
  }
});

test("a former slug leads to the post for good, as a page and as the data of one, in its language alone", async () => {
  const post = await createPost(connection, { slug: "now" });
  await createFormerSlug(connection, { language: "en", slug: "before", postId: post.id });

  const [answer, data] = [await app.request("/blog/before"), await app.request("/blog/before.data")];

  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/blog/now");
  expect(await data.text()).toMatch(/"redirect","\/blog\/now","status",301/);
  // A copy that a browser kept could send it in circles after the next change.
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await app.request("/ja/blog/before")).status).toBe(404);
});

test("a post that got its first slug back does not lead in circles", async () => {
  const post = await createPost(connection, { slug: "a" });
  await createFormerSlug(connection, { language: "en", slug: "a", postId: post.id });
  await createFormerSlug(connection, { language: "en", slug: "b", postId: post.id });

  expect((await app.request("/blog/a")).status).toBe(200);
  expect((await app.request("/blog/b")).headers.get("location")).toBe("/blog/a");
});

test.each([
  { asked: "/blog/Gone-Fishing", present: "/blog/gone-fishing" },
  { asked: "/zh/blog/Ünd", present: "/zh/blog/%C3%BCnd" },
  { asked: "/ja/blog/Listening-Is-Half-The-Gift", present: "/ja/blog/listening-is-half-the-gift" },
  { asked: "/blog/Choosing-For-Someone-You-Barely-Know", present: null },
])("$asked leads to $present", async ({ asked, present }) => {
  await createPost(connection, { slug: "gone-fishing" });
  await createPost(connection, { slug: "ünd", language: "zh" });

  const answer = await app.request(asked);

  expect([answer.status, answer.headers.get("location")]).toEqual(present ? [301, present] : [404, null]);
});

test("a living post wins over the former address of another", async () => {
  const moved = await createPost(connection, { slug: "new-home" });
  await createFormerSlug(connection, { language: "en", slug: "wanted", postId: moved.id });
  await createPost(connection, { slug: "wanted", title: "The new tenant" });

  const answer = await app.request("/blog/wanted");

  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("The new tenant");
});
