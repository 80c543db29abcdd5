import { localizePath } from "#app/ui/page-address.ts";
import { locales } from "#shared/locales/locale.ts";
import { pageAccess } from "../access.ts";

/** Excludes the API, the auth service and the private pages, and names the site map. */
export function formatRobots(publicUrl: string): string {
  const frames = Object.entries(pageAccess).flatMap(([pattern, access]) => (access === "frame" ? [`/${pattern.replace(/:.*$/, "")}`] : []));
  const closed = ["/api/", "/auth/", ...locales.flatMap((locale) => frames.map((path) => localizePath(locale, path)))];
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}
