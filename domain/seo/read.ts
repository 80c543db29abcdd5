import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { seoSettings } from "#db/schema.server.ts";
import { seoPages, type SeoPage } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { defaultSeoTexts } from "./default-texts.ts";

/** A page's settings for search engines and social networks; `null` where the page has no setting of its own. */
export interface SeoSettings {
  page: SeoPage;
  locale: Locale;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  ogImage: string | null;
  twitterTitle: string | null;
  twitterDescription: string | null;
  twitterImage: string | null;
  canonicalUrl: string | null;
  /** `null` while the page has its defaults. */
  updatedAt: Date | null;
}

export function isSeoPage(text: string | undefined): text is SeoPage {
  return seoPages.some((page) => page === text);
}

/** The settings as an administrator saved them, or the page's defaults. */
export async function getPageSettings(db: Database, page: SeoPage, locale: Locale): Promise<SeoSettings> {
  const [row] = await db
    .select(publicColumns)
    .from(seoSettings)
    .where(and(eq(seoSettings.pageType, page), eq(seoSettings.language, locale)));
  return row ?? { page, locale, ...defaultSeoTexts[page][locale], ...nothingElse };
}

const publicColumns = {
  page: seoSettings.pageType,
  locale: seoSettings.language,
  metaTitle: seoSettings.metaTitle,
  metaDescription: seoSettings.metaDescription,
  metaKeywords: seoSettings.metaKeywords,
  ogTitle: seoSettings.ogTitle,
  ogDescription: seoSettings.ogDescription,
  ogImage: seoSettings.ogImage,
  twitterTitle: seoSettings.twitterTitle,
  twitterDescription: seoSettings.twitterDescription,
  twitterImage: seoSettings.twitterImage,
  canonicalUrl: seoSettings.canonicalUrl,
  updatedAt: seoSettings.updatedAt,
};

const nothingElse = {
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  twitterTitle: null,
  twitterDescription: null,
  twitterImage: null,
  canonicalUrl: null,
  updatedAt: null,
};
