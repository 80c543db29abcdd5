import { expect, test } from "vitest";
import { createPost, savePolicy } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const site = "https://gifts.example";
const app = createTestApp(connection, { publicUrl: site });

async function readText(path: string): Promise<string> {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  return await answer.text();
}

function findEntry(siteMap: string, address: string): string | undefined {
  return siteMap.split("<url>").find((entry) => entry.includes(`<loc>${address}</loc>`));
}

test("the site map names every public page in its languages", async () => {
  const siteMap = await readText("/sitemap.xml");

  for (const path of ["/", "/zh", "/ja", "/pricing", "/ja/about", "/zh/contact", "/blog", "/policy/cookie_policy"])
    expect(findEntry(siteMap, site + path)).toContain(`hreflang="x-default"`);
  expect(findEntry(siteMap, `${site}/zh/about`)).toContain(`hreflang="ja" href="${site}/ja/about"`);
  expect(siteMap).not.toMatch(/saved|admin|security|callback/);
});

test("a post stands in the site map with its last change and the translations that exist", async () => {
  const updatedAt = new Date("2025-03-04T05:06:07Z");
  const { translationGroup } = await createPost(connection, { slug: "tea", updatedAt });
  await createPost(connection, { slug: "お茶", language: "ja", translationGroup });
  await createPost(connection, { slug: "cha", language: "zh", translationGroup, status: "draft" });

  const entry = findEntry(await readText("/sitemap.xml"), `${site}/blog/tea`);

  expect(entry).toContain("<lastmod>2025-03-04T05:06:07.000Z</lastmod>");
  expect(entry).toContain(`hreflang="ja" href="${site}/ja/blog/${encodeURIComponent("お茶")}"`);
  expect(entry).not.toContain('hreflang="zh"');
});

test("a policy stands in the site map with the day on which it was changed", async () => {
  const updatedAt = new Date("2025-05-06T00:00:00Z");
  await savePolicy(connection, { type: "cookie_policy", title: "Cookies", content: "Few.", effectiveDate: "2025-05-01", updatedAt });

  const siteMap = await readText("/sitemap.xml");

  expect(findEntry(siteMap, `${site}/policy/cookie_policy`)).toContain("<lastmod>2025-05-06T00:00:00.000Z</lastmod>");
});

test("crawlers are kept out of what is private, in every language", async () => {
  const robots = await readText("/robots.txt");

  for (const path of ["/api/", "/auth/", "/saved", "/zh/saved", "/ja/admin", "/security", "/blog/preview/"])
    expect(robots.split("\n")).toContain(`Disallow: ${path}`);
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test.each([
  { path: "/feed.xml", blog: `${site}/blog`, title: "Listening" },
  { path: "/zh/feed.xml", blog: `${site}/zh/blog`, title: "会听" },
  { path: "/ja/feed.xml", blog: `${site}/ja/blog`, title: "聞き" },
])("$path is a feed of that language's posts", async ({ path, blog, title }) => {
  const answer = await app.request(path);
  const feed = await answer.text();

  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(feed).toContain(`<id>${blog}</id>`);
  expect(feed).toContain(`href="${site}${path}"`);
  expect(feed).toContain(title);
});

test("markup in a post is text in the feed", async () => {
  await createPost(connection, { title: "]]><script>alert(1)</script>", excerpt: "<b>&</b>", tags: ['"><x>'], slug: "odd" });
  await createPost(connection, { title: "No\uffff character", excerpt: "\ufffe", tags: ["tag\uffff"], slug: "no-character" });

  const feed = await readText("/feed.xml");

  expect(feed).toContain("]]&gt;&lt;script&gt;");
  expect(feed).toContain("&lt;b&gt;&amp;&lt;/b&gt;");
  expect(feed).not.toMatch(/<(script|b|x)>|[\ufffe\uffff]/);
});

test("a feed has the whole text of a post as its page shows it, with whole addresses", async () => {
  const content =
    "Tea [here](/blog/tea) and [there](https://example.org/a).\n\n<script>alert(1)</script> ]]> \uffff end\n\n![A pot](/media/pot.png)";
  await createPost(connection, { title: "Whole", slug: "whole", excerpt: "In short.", content });

  const feed = await readText("/feed.xml");
  const [, entry = ""] = /<entry>((?:(?!<entry>).)*Whole.*?)<\/entry>/s.exec(feed) ?? [];
  const [, html = ""] = /<content type="html"><!\[CDATA\[(.*?)\]\]><\/content>/s.exec(entry) ?? [];

  expect(entry).toContain("In short.");
  expect(html).toContain(`<a href="${site}/blog/tea">here</a>`);
  expect(html).toContain('href="https://example.org/a"');
  expect(html).toContain(`src="${site}/media/pot.png"`);
  expect(html).toContain("end</p>");
  expect(html).not.toMatch(/<script|sr-only|\uffff/);
});
