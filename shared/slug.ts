import { limits } from "./limits.ts";

/**
 * A title as the last part of an address: letters and digits of any script in lower case, hyphens for spaces, the rest
 * left out. Empty when the title has neither letters nor digits.
 */
export function buildSlug(title: string): string {
  // Combining marks are kept only after a letter: emoji carry marks, too.
  const kept =
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}\p{M}*|\p{Nd}|\s/gu) ?? [];
  return shorten(kept.join("").normalize("NFC").trim().replace(/\s+/g, "-"));
}

/** Whether the text is as `buildSlug` would write it. */
export function isSlug(text: string): boolean {
  return (
    text.length <= limits.slug && text === text.normalize("NFC").toLowerCase() && /^[\p{L}\p{M}\p{Nd}]+(-[\p{L}\p{M}\p{Nd}]+)*$/u.test(text)
  );
}

/** The path of a post's page, without the language prefix. */
export function formatPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

function shorten(slug: string): string {
  const halvesOfPairs = /[\ud800-\udbff]$/;
  return slug.slice(0, limits.slug).replace(halvesOfPairs, "").replace(/-$/, "");
}
