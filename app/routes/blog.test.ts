import { expect, test } from "vitest";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function read(path: string): Promise<string> {
  return await (await app.request(path)).text();
}

function count(html: string, words: string): number {
  return html.split(words).length - 1;
}

async function createPosts(many: number, fields: Parameters<typeof createPost>[1] = {}): Promise<void> {
  for (let day = 1; day <= many; day += 1) {
    await createPost(connection, { title: `Day ${day}`, slug: `day-${day}`, publishedAt: new Date(Date.UTC(2024, 0, day)), ...fields });
  }
}

test.each([
  { path: "/blog", minutes: "4 min read", more: "Read more", date: "November 4, 2024" },
  { path: "/zh/blog", minutes: "阅读约 4 分钟", more: "阅读全文", date: "2024年11月4日" },
  { path: "/ja/blog", minutes: "約5分で読めます", more: "続きを読む", date: "2024年11月4日" },
])("until something is published, $path shows the two built-in posts", async ({ path, minutes, more, date }) => {
  const html = await read(path);

  expect(count(html, "<article")).toBe(2);
  expect(count(html, `>${more}<`)).toBe(2);
  expect(html).toContain(date);
  expect(html).toMatch(new RegExp(`>${minutes.replace(/\d/, "\\d")}<`));
});

test("a post is listed with its date, reading time, category, tags and the beginning of its text", async () => {
  await createPost(connection, {
    title: "A cloth that is a parcel",
    slug: "a-cloth",
    content: "Fold it **once**. ".repeat(40),
    readingTime: 7,
    category: "Wrapping",
    tags: ["cloth", "a/b & c"],
    publishedAt: new Date("2024-03-09T23:30:00Z"),
  });

  const html = await read("/blog");

  expect(html).toContain('<time dateTime="2024-03-09">March 9, 2024</time>');
  expect(html).toContain("7 min read");
  expect(html).toContain(">Wrapping<");
  expect(html).toContain('href="/blog?tag=a%2Fb+%26+c"');
  expect(html).toContain("of “A cloth that is a parcel”");
  expect(/<p class="text-soft">(Fold it once[^<]*)</.exec(html)?.[1]?.length).toBeLessThanOrEqual(301);
});

test.each([
  { posts: 1, boxes: 0 },
  { posts: 2, boxes: 1 },
  { posts: 5, boxes: 2 },
])("$posts posts have one place for a banner above and $boxes for a box after every second", async ({ posts, boxes }) => {
  await createPosts(posts);

  const html = await read("/blog");

  expect(count(html, "ad-space-banner")).toBe(1);
  expect(count(html, "ad-space-box")).toBe(boxes);
  expect(count(html, ">From Giftwright<")).toBe(boxes + 1);
});

test("older posts are a page away, and lead back", async () => {
  await createPosts(11);

  const first = await read("/blog");
  const older = /rel="next" href="([^"]+)"|href="([^"]+)"[^>]*rel="next"/.exec(first.replaceAll("&amp;", "&"));
  const second = await read(older?.[1] ?? older?.[2] ?? "");

  expect(first).toContain(">Day 11<");
  expect(first).not.toContain(">Day 1<");
  expect(second).toContain(">Day 1<");
  expect(second).toContain("Newer posts");
  expect(second).not.toContain("Older posts");
});

test("posts of one tag are a list of their own, which leads back to all", async () => {
  await createPosts(2, { tags: ["paper"] });
  await createPost(connection, { title: "Strings", tags: ["string"] });

  const html = await read("/blog?tag=paper");

  expect(html).toContain("Posts about paper");
  expect(html).toContain(">All posts<");
  expect(html).not.toContain(">Strings<");
});

test("a tag that no published post has is not found, and the page helps on", async () => {
  await createPost(connection, { status: "archived", tags: ["nothing"] });

  const answer = await app.request("/blog?tag=nothing");

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This package went astray");
});
