import { Hono, type Context } from "hono";
import type { Database } from "#db/connect.server.ts";
import { listNewestPosts } from "#domain/posts/read.ts";
import { listSitePages } from "#domain/seo/list-site-pages.ts";
import { getPageSettings } from "#domain/seo/read.ts";
import type { TextRenderer } from "#domain/texts/rendered-text.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { AppContext } from "../app-context.ts";
import type { PageCache } from "../pages/cache/page-cache.ts";
import { sendAnswer } from "../pages/cache/send-answer.ts";
import { formatFeed } from "./feed.ts";
import { formatRobots } from "./robots.ts";
import { formatSiteMap } from "./site-map.ts";

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
