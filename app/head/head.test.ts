import { expect, test } from "vitest";
import { createPost, saveSeoSettings } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const site = "https://gifts.example";
const app = createTestApp(connection, { publicUrl: site });

async function readHead(path: string) {
  const html = await (await app.request(path)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const find = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    head,
    title: find(/<title>([^<]*)</),
    meta: (name: string) => find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, tag, address]) => [tag, address]),
    ),
    data: [...head.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = ""]) => JSON.parse(text)),
  };
}

test("a page says what its settings say", async () => {
  await saveSeoSettings(connection, {
    pageType: "about",
    language: "ja",
    metaTitle: "題名",
    metaDescription: "説明",
    metaKeywords: "贈りもの, 物語",
    ogTitle: "共有の題名",
    ogImage: "https://images.example/og.png",
    canonicalUrl: "https://elsewhere.example/about",
  });

  const { title, meta, canonical } = await readHead("/ja/about");

  expect([title, meta("description"), meta("keywords"), canonical]).toEqual([
    "題名",
    "説明",
    "贈りもの, 物語",
    "https://elsewhere.example/about",
  ]);
  expect([meta("og:title"), meta("og:description"), meta("og:image")]).toEqual(["共有の題名", "説明", "https://images.example/og.png"]);
  expect([meta("twitter:title"), meta("twitter:image")]).toEqual(["共有の題名", "https://images.example/og.png"]);
});

test.each([
  { path: "/", at: "", image: "home" },
  { path: "/pricing", at: "/pricing", image: "pricing" },
  { path: "/blog", at: "/blog", image: "blog" },
  { path: "/about", at: "/about", image: "about" },
  { path: "/contact", at: "/contact", image: "contact" },
])("without settings $path says the usual, and names its other languages", async ({ path, at, image }) => {
  const { title, meta, canonical, alternates } = await readHead(path);

  expect(title).toMatch(/Giftwright/);
  expect(meta("description")?.length).toBeGreaterThan(50);
  expect(canonical).toBe(site + path);
  expect(alternates).toEqual({ en: site + path, zh: `${site}/zh${at}`, ja: `${site}/ja${at}`, "x-default": site + path });
  expect(meta("og:image")).toBe(`${site}/social/en/${image}.png`);
  expect(meta("og:url")).toBe(site + path);
});

test("a post names only the translations that exist", async () => {
  const { translationGroup } = await createPost(connection, { slug: "tea", language: "zh" });
  await createPost(connection, { slug: "ocha", language: "ja", translationGroup });

  const { alternates } = await readHead("/zh/blog/tea");

  expect(alternates).toEqual({ zh: `${site}/zh/blog/tea`, ja: `${site}/ja/blog/ocha` });
});

test("a post tells machines what it is", async () => {
  await createPost(connection, {
    slug: "tea",
    title: "Tea for </script> & two",
    excerpt: "A pot.",
    category: "Giving",
    tags: ["tea", "pots"],
    publishedAt: new Date("2025-01-02T03:04:05Z"),
    featuredImage: "https://images.example/tea.jpg",
  });

  const { data, meta } = await readHead("/blog/tea");

  expect(data.find((entry) => entry["@type"] === "BlogPosting")).toMatchObject({
    "@context": "https://schema.org",
    headline: "Tea for </script> & two",
    datePublished: "2025-01-02T03:04:05.000Z",
    image: ["https://images.example/tea.jpg"],
    inLanguage: "en",
    keywords: "tea, pots",
    mainEntityOfPage: `${site}/blog/tea`,
    publisher: { "@type": "Organization", name: "Giftwright" },
  });
  expect(data.find((entry) => entry["@type"] === "BreadcrumbList").itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${site}/`,
    `${site}/blog`,
    `${site}/blog/tea`,
  ]);
  expect([meta("og:type"), meta("article:published_time")]).toEqual(["article", "2025-01-02T03:04:05.000Z"]);
});

test("the home page says whose site it is", async () => {
  const { data } = await readHead("/zh");

  expect(data.map((entry) => entry["@type"])).toEqual(["Organization", "WebSite"]);
  expect(data[1]).toMatchObject({ url: `${site}/zh`, inLanguage: "zh", publisher: { "@id": data[0]["@id"] } });
});

test("pages about posts lead to the feed of their language", async () => {
  expect((await readHead("/ja/blog")).head).toMatch(/type="application\/atom\+xml"[^>]*href="\/ja\/feed.xml"/);
});

test("a part of the list is at home at its own address and has no twin in another language", async () => {
  await createPost(connection, { tags: ["tea"] });

  const { canonical, alternates } = await readHead("/blog?tag=tea&utm_source=x");

  expect(canonical).toBe(`${site}/blog?tag=tea`);
  expect(alternates).toEqual({});
});

test.each(["/saved", "/nothing-here", "/blog/nothing-here"])("%s is kept out of search engines", async (path) => {
  const { meta, canonical } = await readHead(path);

  expect(meta("robots")).toBe("noindex");
  expect(canonical).toBeUndefined();
});
