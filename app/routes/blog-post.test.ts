import { expect, test } from "vitest";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);

async function read(path: string): Promise<string> {
  return await (await app.request(path)).text();
}

test("a post is whole without any script, its line breaks kept", async () => {
  await createPost(connection, {
    title: "Roses",
    slug: "roses",
    excerpt: "On colors.",
    content: "Roses are red,\nviolets are blue.\n\n# Why\n\n<img src=x onerror=alert(1)>",
    category: "Poems",
    tags: ["old rhymes"],
  });

  const html = await read("/blog/roses");

  expect(html).toContain("<title>Roses · Giftwright</title>");
  expect(html).toContain("Roses are red,<br/>");
  expect(html).toContain('<h2 id="part-why">Why</h2>');
  expect(html).toContain("On colors.");
  expect(html).toContain(">Poems<");
  expect(html).toContain('href="/blog?tag=old+rhymes"');
  expect(html).toContain("Back to the blog");
  expect(html).not.toContain("<img src=x");
});

test("a post leads to the older and the newer one", async () => {
  for (const day of [1, 2, 3]) {
    await createPost(connection, { title: `Day ${day}`, slug: `day-${day}`, publishedAt: new Date(Date.UTC(2024, 0, day)) });
  }

  const html = await read("/blog/day-2");

  expect(/<a[^>]*rel="prev"[^>]*href="([^"]+)"/.exec(html)?.[1]).toBe("/blog/day-1");
  expect(/<a[^>]*rel="next"[^>]*href="([^"]+)"/.exec(html)?.[1]).toBe("/blog/day-3");
});

test("a post leads to its translations, and the menu to the blog where there is none", async () => {
  const english = await createPost(connection, { slug: "knots" });
  await createPost(connection, { slug: "结", language: "zh", translationGroup: english.translationGroup });

  const html = await read("/blog/knots");

  const chinese = `/zh/blog/${encodeURIComponent("结")}`;
  const menu = /<nav aria-label="Language".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(html).toContain("Also in");
  expect(menu).toContain(`href="${chinese}"`);
  expect(menu).toContain('href="/ja/blog"');
});

test("a post's picture has the words of whoever chose it, and holds its place", async () => {
  await createPost(connection, { slug: "box", featuredImage: "https://pictures.example/b.jpg", featuredImageAlt: "A blue box" });

  const html = await read("/blog/box");

  expect(html).toContain('<img class="post-picture" src="https://pictures.example/b.jpg" alt="A blue box" loading="eager"');
});

test("a post's picture from the library comes in its sizes, and social networks get a JPEG", async () => {
  const folder = "/media/0123456789abcdef01234567-1920x1280";
  await createPost(connection, { slug: "bow", featuredImage: `${folder}/960.webp`, featuredImageAlt: "A bow" });

  const html = await read("/blog/bow");

  expect(html).toContain(`${folder}/1440.avif 1440w`);
  expect(html).toMatch(new RegExp(`<img class="post-picture" src="${folder}/960.webp" [^>]*alt="A bow"`));
  expect(html).toContain(`property="og:image" content="http://localhost:3000${folder}/social.jpg"`);
  expect(html).toContain(`"image":["http://localhost:3000${folder}/social.jpg"]`);
});
