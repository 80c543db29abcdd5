import { brand } from "#shared/brand.ts";
import type { MetaDescriptor } from "react-router";
import { fallbackLocale, locales, type Locale } from "#shared/locales/locale.ts";
import type { PageRequest } from "../context.ts";
import { localizePath } from "../ui/page-address.ts";

export interface PageText {
  title: string;
  description: string;
  /** Whether search engines are asked not to index the page. */
  isHidden: boolean;
}

/** The picture that is shown with a link to the page. */
export interface SocialImage {
  url: string;
  alt: string;
  /** In pixels; known for generated pictures. */
  size?: { width: number; height: number };
}

export interface SocialText {
  title: string;
  description: string;
  image: SocialImage;
}

/** The parts of a page's head besides its texts, all of which have defaults. */
export interface PageHead extends PageText {
  keywords?: string | null;
  /** The canonical address, if it is not the page's own. */
  canonicalUrl?: string | null;
  openGraph?: SocialText & { type?: "website" | "article" };
  twitter?: SocialText;
  /** The page and its translations by their paths; without it the page has the same path in every language. */
  translations?: readonly { locale: Locale; path: string }[];
  article?: { publishedAt: Date; updatedAt: Date; section: string | null; tags: readonly string[] };
  /** The title of the feed, on pages about posts. */
  feedTitle?: string;
  structuredData?: readonly object[];
}

const openGraphLocales: Record<Locale, string> = { en: "en_US", zh: "zh_CN", ja: "ja_JP" };

/** Builds the metadata of a page, including the links to its translations. */
export function buildPageMeta(page: PageRequest, head: PageHead): MetaDescriptor[] {
  const { title, description, isHidden, keywords } = head;
  const named: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  // What is shown with a link to it is asked for all the same where the page says what that is.
  if (isHidden) return [...named, { name: "robots", content: "noindex" }, ...(head.openGraph ? describePreview(page, head) : [])];
  return [
    ...named,
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    { name: "robots", content: "max-image-preview:large" },
    ...listLinks(page, head),
    ...describePreview(page, head),
    ...(head.structuredData ?? []).map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

function describePreview(page: PageRequest, head: PageHead): MetaDescriptor[] {
  return [...describeOpenGraph(page, head), ...describeTwitter(page, head)];
}

function listLinks(page: PageRequest, { canonicalUrl, translations, feedTitle }: PageHead): MetaDescriptor[] {
  const link = (attributes: Record<string, string>) => ({ tagName: "link", ...attributes });
  const alternate = (language: string, path: string, locale: Locale) =>
    link({ rel: "alternate", hrefLang: language, href: page.publicUrl + localizePath(locale, path) });
  // Parts of a list (by tag or cursor) have no translation.
  const twins = page.search ? [] : (translations ?? locales.map((locale) => ({ locale, path: page.path })));
  const original = twins.find(({ locale }) => locale === fallbackLocale);
  return [
    link({ rel: "canonical", href: canonicalUrl ?? formatAddress(page) }),
    ...twins.map(({ locale, path }) => alternate(locale, path, locale)),
    ...(original ? [alternate("x-default", original.path, original.locale)] : []),
    ...(feedTitle
      ? [link({ rel: "alternate", type: "application/atom+xml", title: feedTitle, href: localizePath(page.locale, "/feed.xml") })]
      : []),
  ];
}

function describeOpenGraph(page: PageRequest, head: PageHead): MetaDescriptor[] {
  const { title, description, image, type = "website" } = head.openGraph ?? chooseUsual(page, head);
  const property = (name: string, content: string) => ({ property: name, content });
  return [
    property("og:title", title),
    property("og:description", description),
    property("og:type", type),
    property("og:site_name", brand.name),
    property("og:url", formatAddress(page)),
    property("og:locale", openGraphLocales[page.locale]),
    property("og:image", image.url),
    property("og:image:alt", image.alt),
    ...(image.size ? [property("og:image:width", String(image.size.width)), property("og:image:height", String(image.size.height))] : []),
    ...(head.article ? describeArticle(head.article) : []),
  ];
}

function describeArticle({ publishedAt, updatedAt, section, tags }: NonNullable<PageHead["article"]>): MetaDescriptor[] {
  return [
    { property: "article:published_time", content: publishedAt.toISOString() },
    { property: "article:modified_time", content: updatedAt.toISOString() },
    ...(section ? [{ property: "article:section", content: section }] : []),
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}

function describeTwitter(page: PageRequest, head: PageHead): MetaDescriptor[] {
  const { title, description, image } = head.twitter ?? head.openGraph ?? chooseUsual(page, head);
  return [
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image.url },
    { name: "twitter:image:alt", content: image.alt },
  ];
}

function chooseUsual(page: PageRequest, { title, description }: PageText): SocialText & { type?: "website" | "article" } {
  return { title, description, image: drawnImage(page, "site", title) };
}

/** A picture that the server generates, by the page's name or `blog/<slug>`. */
export function drawnImage({ locale, publicUrl }: PageRequest, name: string, alt: string): SocialImage {
  return { url: `${publicUrl}/social/${locale}/${name}.png`, alt, size: { width: 1200, height: 630 } };
}

/** The page's absolute address. */
export function formatAddress({ locale, path, publicUrl, search }: PageRequest): string {
  return publicUrl + localizePath(locale, path) + search;
}
