import { localizePath } from "#app/page-address.ts";
import { locales } from "#shared/locales/locale.ts";
import { pageAccess } from "../access.ts";

/** Keeps crawlers out of what is nobody else's business, and shows them where the rest is. */
export function formatRobots(publicUrl: string): string {
  const frames = Object.entries(pageAccess).flatMap(([pattern, access]) => (access === "frame" ? [`/${pattern.replace(/:.*$/, "")}`] : []));
  const closed = ["/api/", "/auth/", ...locales.flatMap((locale) => frames.map((path) => localizePath(locale, path)))];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}
