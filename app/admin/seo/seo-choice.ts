import { BookOpenText, House, HeartHandshake, Mail, Tags, type LucideIcon } from "lucide-react";
import { seoPages, type SeoPage } from "#shared/content-options.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { localizePath } from "../../ui/page-address.ts";
import { isRecord } from "../../client/json.ts";
import { tabStore } from "../../client/browser-store.ts";

/** The page and language whose settings are shown. */
export interface SeoChoice {
  page: SeoPage;
  language: Locale;
}

export const pageIcons = {
  home: House,
  blog: BookOpenText,
  pricing: Tags,
  about: HeartHandshake,
  contact: Mail,
} as const satisfies Record<SeoPage, LucideIcon>;

const paths = { home: "/", blog: "/blog", pricing: "/pricing", about: "/about", contact: "/contact" } as const satisfies Record<
  SeoPage,
  string
>;

export function getPagePath({ page, language }: SeoChoice): string {
  return localizePath(language, paths[page]);
}

/** The page's absolute address. */
export function buildPageAddress(choice: SeoChoice): string {
  return location.origin + getPagePath(choice);
}

const keptName = "admin.seo";

/** The settings that were open before a reload; by default those of the home page in the page's language. */
export function recallChoice(locale: Locale): SeoChoice {
  const found = tabStore.read(keptName);
  const { page, language } = isRecord(found) ? found : {};
  return { page: seoPages.find((name) => name === page) ?? "home", language: locales.find((tag) => tag === language) ?? locale };
}

export function rememberChoice(choice: SeoChoice): void {
  tabStore.write(keptName, choice);
}
