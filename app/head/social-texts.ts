import type { SeoInput } from "#shared/seo-input.ts";

export interface ChosenSocialText {
  title: string;
  description: string;
  /** `null` for the generated picture. */
  image: string | null;
}

/** The texts for social networks; fields that an administrator left empty fall back to the others. */
export function chooseSocialTexts(settings: Omit<SeoInput, "canonicalUrl" | "metaKeywords">) {
  const openGraph: ChosenSocialText = {
    title: settings.ogTitle ?? settings.metaTitle,
    description: settings.ogDescription ?? settings.metaDescription,
    image: settings.ogImage,
  };
  const twitter: ChosenSocialText = {
    title: settings.twitterTitle ?? openGraph.title,
    description: settings.twitterDescription ?? openGraph.description,
    image: settings.twitterImage ?? openGraph.image,
  };
  return { openGraph, twitter };
}
