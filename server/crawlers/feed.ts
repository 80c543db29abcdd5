import { brand } from "#shared/brand.ts";
import { Feed } from "feed";
import { localizePath } from "#app/ui/page-address.ts";
import type { PostSummary } from "#domain/posts/post-view.ts";
import type { SeoSettings } from "#domain/seo/read.ts";
import { escapeXml } from "#shared/escape-xml.ts";
import { formatPostPath } from "#shared/slug.ts";

/** The newest posts of one language as an Atom feed (RFC 4287). */
export function formatFeed(posts: readonly PostSummary[], { locale, metaTitle, metaDescription }: SeoSettings, publicUrl: string): string {
  const blog = publicUrl + localizePath(locale, "/blog");
  const latest = Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime()));
  const feed = new Feed({
    id: blog,
    link: blog,
    title: metaTitle,
    description: metaDescription,
    language: locale,
    updated: new Date(latest),
    generator: brand.name,
    copyright: brand.name,
    author: { name: brand.name, link: publicUrl },
    feedLinks: { atom: publicUrl + localizePath(locale, "/feed.xml") },
  });
  for (const post of posts) feed.addItem(describePost(post, publicUrl + localizePath(locale, formatPostPath(post.slug))));
  return feed.atom1();
}

function describePost({ title, excerpt, category, tags, publishedAt, updatedAt }: PostSummary, link: string) {
  return {
    id: link,
    link,
    // Feed readers interpret both as HTML; ours are plain text.
    title: escapeXml(title),
    description: escapeXml(excerpt),
    published: publishedAt,
    date: updatedAt,
    // The library does not escape angle brackets in attributes. XML has no way to write the other two.
    category: [...(category ? [category] : []), ...tags].map((name) => ({ term: name.replace(/[<>\ufffe\uffff]/g, "") })),
  };
}
