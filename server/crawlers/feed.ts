import { brand } from "#shared/brand.ts";
import { Feed } from "feed";
import { localizePath } from "#app/ui/page-address.ts";
import type { PostSummary } from "#domain/posts/post-view.ts";
import type { SeoSettings } from "#domain/seo/read.ts";
import { escapeXml } from "#shared/escape-xml.ts";
import { formatPostPath } from "#shared/slug.ts";

interface FeedPost extends PostSummary {
  /** Its text, sanitised as on its page. */
  html: string;
}

/** The newest posts of one language as an Atom feed (RFC 4287), with their whole texts. */
export function formatFeed(posts: readonly FeedPost[], { locale, metaTitle, metaDescription }: SeoSettings, publicUrl: string): string {
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
  for (const post of posts) feed.addItem(describePost(post, publicUrl, publicUrl + localizePath(locale, formatPostPath(post.slug))));
  return feed.atom1();
}

function describePost({ title, excerpt, html, category, tags, publishedAt, updatedAt }: FeedPost, publicUrl: string, link: string) {
  return {
    id: link,
    link,
    // Feed readers interpret both as HTML; ours are plain text.
    title: escapeXml(title),
    description: escapeXml(excerpt),
    content: fitForReaders(html, publicUrl),
    published: publishedAt,
    date: updatedAt,
    // The library does not escape angle brackets in attributes. XML has no way to write the other two.
    category: [...(category ? [category] : []), ...tags].map((name) => ({ term: name.replace(/[<>\ufffe\uffff]/g, "") })),
  };
}

/** Without what only our pages understand, with whole addresses, and as XML can hold it. */
function fitForReaders(html: string, publicUrl: string): string {
  return html
    .replaceAll(/<span class="sr-only">[^<]*<\/span>|<source [^>]*>/g, "")
    .replaceAll(/<[a-z][^>]*>/g, (tag) =>
      tag.replaceAll(/ srcset="[^"]*"| sizes="[^"]*"/g, "").replaceAll(/ (href|src)="(?=\/(?!\/))/g, ` $1="${publicUrl}`),
    )
    .replaceAll("]]>", "]]&gt;")
    .replaceAll(/[\ufffe\uffff]/g, "");
}
