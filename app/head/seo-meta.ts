import type { MetaDescriptor } from "react-router";
import type { SeoSettings } from "#domain/seo/read.ts";
import type { PageRequest } from "../context.ts";
import { buildPageMeta, drawnImage, type PageHead, type SocialText } from "./page-meta.ts";
import { chooseSocialTexts, type ChosenSocialText } from "./social-texts.ts";

/** Builds the metadata of a page whose texts administrators can set. */
export function buildSeoMeta(page: PageRequest, settings: SeoSettings, rest: Partial<PageHead> = {}): MetaDescriptor[] {
  const { metaTitle: title, metaDescription: description, metaKeywords: keywords } = settings;
  const addImage = ({ image, ...texts }: ChosenSocialText): SocialText => ({
    ...texts,
    image: image === null ? drawnImage(page, settings.page, title) : { url: image, alt: title },
  });
  const chosen = chooseSocialTexts(settings);
  const [openGraph, twitter] = [addImage(chosen.openGraph), addImage(chosen.twitter)];
  // Parts of a list are canonical at their own address.
  const canonicalUrl = page.search ? null : settings.canonicalUrl;
  return buildPageMeta(page, { title, description, keywords, canonicalUrl, openGraph, twitter, isHidden: false, ...rest });
}
