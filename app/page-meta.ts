import type { MetaDescriptor } from "react-router";
import { fallbackLocale, locales } from "#shared/locales/locale.ts";
import type { PageRequest } from "./context.ts";
import { localizePath } from "./page-address.ts";

export interface PageText {
  title: string;
  description: string;
  /** Pages that are not worth finding are kept out of search engines. */
  isHidden: boolean;
}

/** What the head of a page says about it, its other languages included. */
export function buildPageMeta({ locale, path, publicUrl }: PageRequest, { title, description, isHidden }: PageText): MetaDescriptor[] {
  const addressIn = (language: (typeof locales)[number]) => publicUrl + localizePath(language, path);
  const named: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Giftwright" },
    { property: "og:url", content: addressIn(locale) },
  ];
  if (isHidden) return [...named, { name: "robots", content: "noindex" }];
  return [
    ...named,
    { tagName: "link", rel: "canonical", href: addressIn(locale) },
    ...locales.map((language) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: addressIn(language) })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn(fallbackLocale) },
  ];
}
