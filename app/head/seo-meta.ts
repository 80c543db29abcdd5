import type { MetaDescriptor } from "react-router";
import type { SeoSettings } from "#domain/seo/read.ts";
import type { PageRequest } from "../context.ts";
import { buildPageMeta, drawnImage, type PageHead, type SocialImage } from "../page-meta.ts";

/** The head of a page whose words administrators can set; what they left empty follows from the rest. */
export function buildSeoMeta(page: PageRequest, settings: SeoSettings, rest: Partial<PageHead> = {}): MetaDescriptor[] {
  const { metaTitle: title, metaDescription: description } = settings;
  const openGraph = {
    title: settings.ogTitle ?? title,
    description: settings.ogDescription ?? description,
    image: chooseImage(settings.ogImage, title) ?? drawnImage(page, settings.page, title),
  };
  const twitter = {
    title: settings.twitterTitle ?? openGraph.title,
    description: settings.twitterDescription ?? openGraph.description,
    image: chooseImage(settings.twitterImage, title) ?? openGraph.image,
  };
  const keywords = settings.metaKeywords;
  // A part of a list is at home at its own address.
  const canonicalUrl = page.search ? null : settings.canonicalUrl;
  return buildPageMeta(page, { title, description, keywords, canonicalUrl, openGraph, twitter, isHidden: false, ...rest });
}

function chooseImage(url: string | null, alt: string): SocialImage | null {
  return url === null ? null : { url, alt };
}
