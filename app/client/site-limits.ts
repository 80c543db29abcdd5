import { usualSiteLimits, type SiteLimits } from "#shared/site-limits.ts";

/** What the page's meta element `limits` says. */
export function readSiteLimits(): SiteLimits {
  const content = document.querySelector<HTMLMetaElement>("meta[name=limits]")?.content;
  return { ...usualSiteLimits, ...(content && (JSON.parse(content) as SiteLimits)) };
}
