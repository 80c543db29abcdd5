import { brand } from "#shared/brand.ts";
import type { PublishedPost } from "#domain/posts/post-view.ts";
import type { PageRequest } from "../context.ts";
import { localizePath } from "../ui/page-address.ts";
import { formatAddress, type SocialImage } from "./page-meta.ts";

// Objects of schema.org. `page-meta.ts` adds the context; the router escapes what could end the script element.

/** The organization behind the site. */
export function describeOrganization({ publicUrl }: PageRequest): object {
  return {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: brand.name,
    url: publicUrl,
    logo: `${publicUrl}/social/en/site.png`,
  };
}

export function describeWebSite({ publicUrl, locale }: PageRequest, description: string): object {
  return {
    "@type": "WebSite",
    "@id": `${publicUrl}/#website`,
    name: brand.name,
    url: publicUrl + localizePath(locale, "/"),
    description,
    inLanguage: locale,
    publisher: { "@id": `${publicUrl}/#organization` },
  };
}

export function describePost(page: PageRequest, post: PublishedPost, image: SocialImage): object {
  const address = formatAddress(page);
  const publisher = describeOrganization(page);
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    headline: post.title,
    description: post.metaDescription ?? post.excerpt,
    image: [image.url],
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    inLanguage: page.locale,
    url: address,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
    ...(post.category && { articleSection: post.category }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(", ") }),
  };
}

/** The page's breadcrumbs, beginning with the home page. */
export function describeBreadcrumbs({ publicUrl, locale }: PageRequest, trail: readonly { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: publicUrl + localizePath(locale, path),
    })),
  };
}
