import { localizePath } from "#app/ui/page-address.ts";
import type { SitePage } from "#domain/seo/list-site-pages.ts";
import { escapeXml } from "#shared/escape-xml.ts";
import { fallbackLocale } from "#shared/locales/locale.ts";

/** A site map by the sitemap protocol, with the translations of each page as `hreflang` links. */
export function formatSiteMap(pages: readonly SitePage[], publicUrl: string): string {
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
