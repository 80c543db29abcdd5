import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { createPost } from "#tests/support/create-content.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const connection = await useTestDatabase();
const app = createTestApp(connection);
const site = "http://localhost:3000";
const everyLanguage = ["", "/zh", "/ja"];
// What no link leads to, and can be read all the same.
const beginnings = everyLanguage.flatMap((language) => [language || "/", `${language}/policy`, `${language}/pricing`]);

const everything = `A line,
another, with a [way out](https://museum.example/), a [way in](/contact), a [heading](#Second) and a note[^1].

# First

![A box](https://pictures.example/box.jpg "Wrapped in newspaper") beside ![](/favicon.svg)

![A box](https://pictures.example/box.jpg "Wrapped in newspaper")

### Second

| a | b |
|:-:|--:|
| 1 | 2 |

- [x] done
- [ ] to do

> Said <b>by</b> somebody & <script>alert("somebody")</script>.

\`\`\`html
<p>code</p>
\`\`\`

[^1]: Said once.`;
await createPost(connection, {
  language: "ja",
  slug: "包み方-1",
  title: "</script><b>包み方</b> & 「'\"」",
  content: everything,
  tags: ["a/b?c&d", "包む"],
  category: "手",
  featuredImage: "https://pictures.example/cover.jpg",
});

interface VisitedPage {
  path: string;
  html: string;
}

const linked = /<a\s[^>]*?href="([^"]*)"/g;
const anchored = /\sid="([^"]*)"/g;

/** Follows every link from the three home pages, as a crawler does. */
async function crawl(): Promise<{ pages: VisitedPage[]; broken: string[] }> {
  const pages: VisitedPage[] = [];
  const broken: string[] = [];
  const waiting = [...beginnings];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await app.request(path, { headers: { Accept: "text/html" } });
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (answer.status !== 200) broken.push(`${path}: ${answer.status}`);
    const html = await answer.text();
    if (!isPage) continue;
    pages.push({ path, html });
    for (const next of listLinks(html, path).map(({ pathname, search }) => pathname + search)) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return { pages, broken };
}

function listLinks(html: string, path: string): URL[] {
  return [...html.matchAll(linked)]
    .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), site + path))
    .filter(({ origin }) => origin === site);
}

const { pages, broken } = await crawl();

test("the whole site is reached by its links, in three languages", () => {
  const paths = pages.map(({ path }) => path);

  const usual = everyLanguage.flatMap((language) =>
    ["/about", "/blog", "/contact", "/policy/cookie_policy"].map((path) => language + path),
  );
  const posts = ["/blog/listening-is-half-the-gift", "/zh/blog/small-budgets-large-gestures", `/ja/blog/${encodeURIComponent("包み方-1")}`];
  expect(paths).toEqual(expect.arrayContaining([...usual, ...posts]));
});

test("no link leads nowhere", () => {
  expect(broken).toEqual([]);
});

test("no link leads to an anchor that is not there", () => {
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set([...html.matchAll(anchored)].map(([, id]) => id))]));

  const lost = pages.flatMap(({ path, html }) =>
    listLinks(html, path)
      .filter(({ hash, pathname, search }) => hash !== "" && !anchors.get(pathname + search)?.has(decodeURIComponent(hash.slice(1))))
      .map(({ pathname, hash }) => `${path} to ${pathname}${hash}`),
  );

  expect(lost).toEqual([]);
});

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: {
      // React writes them so; the standard allows both.
      "void-style": "off",
      "attribute-boolean-style": "off",
      "doctype-style": "off",
      "attr-case": "off",
      // So the columns of a table are aligned, which our policy allows.
      "no-inline-style": "off",
      // Whoever writes a post chooses its title.
      "long-title": "off",
    },
  });
  const missing = await (await app.request("/nothing-here", { headers: { Accept: "text/html" } })).text();

  const faults: string[] = [];
  // A private page streams its frame, with marks of the framework that are taken away when it is complete.
  const publicPages = pages.filter(({ path }) => !path.endsWith("/saved"));
  for (const { path, html } of [...publicPages, { path: "/nothing-here", html: missing }]) {
    const { results } = await validator.validateString(html);
    faults.push(
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
      ),
    );
  }

  expect(faults).toEqual([]);
});

const structured = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
// What search engines ask of each kind before they show it as more than a line.
const asked: Record<string, readonly string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "inLanguage"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher", "mainEntityOfPage", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

test("structured data can be read, and says what search engines ask for", () => {
  const found = pages.flatMap(({ path, html }) =>
    [...html.matchAll(structured)].map(([, text = ""]) => ({ path, data: JSON.parse(text) as Record<string, unknown> })),
  );

  const kinds = new Set(found.map(({ data }) => String(data["@type"])));
  const faults = found.flatMap(({ path, data }) => {
    const wanted = asked[String(data["@type"])] ?? ["a kind that we know"];
    return wanted.filter((name) => !data[name]).map((name) => `${path}: ${String(data["@type"])} without ${name}`);
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["Organization", "WebSite", "BlogPosting", "BreadcrumbList"]));
  expect(faults).toEqual([]);
});
