import { Hono, type Context } from "hono";
import type { Database } from "#db/connect.server.ts";
import { listNewestPosts } from "#domain/posts/read.ts";
import { listSitePages, type SitePage } from "#domain/seo/list-site-pages.ts";
import { getPageSettings } from "#domain/seo/read.ts";
import type { TextRenderer } from "#domain/texts/rendered-text.ts";
import { type Locale, locales, fallbackLocale } from "#shared/locales/locale.ts";
import type { AppContext } from "../app-context.ts";
import type { PageCache } from "../pages/cache/page-cache.ts";
import { sendAnswer } from "../pages/cache/send-answer.ts";
import { formatFeed } from "./feed.ts";
import { localizePath } from "#app/ui/page-address.ts";
import { pageAccess } from "../access.ts";
import { escapeXml } from "#shared/escape-xml.ts";

export interface CrawlerSettings {
  db: Database;
  pageCache: PageCache;
  publicUrl: string;
  texts: Pick<TextRenderer, "show">;
}

/** `robots.txt`, the site map and the feeds. */
export function crawlers({ db, pageCache, publicUrl, texts }: CrawlerSettings) {
  const answer = async (c: Context<AppContext>, type: string, format: () => Promise<string>) => {
    const make = async () => new Response(await format(), { headers: { "Content-Type": `${type}; charset=utf-8` } });
    return sendAnswer(c, await pageCache.get(c.req.path, make));
  };
  const feed = (locale: Locale) => async (c: Context<AppContext>) =>
    await answer(c, "application/atom+xml", async () => {
      const [posts, settings] = await Promise.all([listNewestPosts(db, locale), getPageSettings(db, "blog", locale)]);
      const entries = posts.map(async (post) => ({ ...post, html: (await texts.show(post.content, locale)).html }));
      return formatFeed(await Promise.all(entries), settings, publicUrl);
    });
  return new Hono<AppContext>()
    .get("/robots.txt", (c) => answer(c, "text/plain", async () => formatRobots(publicUrl)))
    .get("/sitemap.xml", (c) => answer(c, "application/xml", async () => formatSiteMap(await listSitePages(db), publicUrl)))
    .get("/feed.xml", feed("en"))
    .get("/zh/feed.xml", feed("zh"))
    .get("/ja/feed.xml", feed("ja"));
}

/** Excludes the API, the auth service and the private pages, and names the site map. */
function formatRobots(publicUrl: string): string {
  const frames = Object.entries(pageAccess).flatMap(([pattern, access]) => (access === "frame" ? [`/${pattern.replace(/:.*$/, "")}`] : []));
  const closed = ["/api/", "/auth/", ...locales.flatMap((locale) => frames.map((path) => localizePath(locale, path)))];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

/** A site map by the sitemap protocol, with the translations of each page as `hreflang` links. */
function formatSiteMap(pages: readonly SitePage[], publicUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => formatPage(page, publicUrl)),
    "</urlset>",
    "",
  ].join("\n");
}

function formatPage({ locale, path, lastModified, translations }: SitePage, publicUrl: string): string[] {
  const addressIn = (language: typeof locale, pathThere: string) => escapeXml(publicUrl + localizePath(language, pathThere));
  const link = (language: string, address: string) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const original = translations.find((translation) => translation.locale === fallbackLocale);
  return [
    "  <url>",
    `    <loc>${addressIn(locale, path)}</loc>`,
    ...(lastModified ? [`    <lastmod>${lastModified.toISOString()}</lastmod>`] : []),
    ...translations.map((translation) => link(translation.locale, addressIn(translation.locale, translation.path))),
    ...(original ? [link("x-default", addressIn(original.locale, original.path))] : []),
    "  </url>",
  ];
}
