import { desc } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { builtInPosts } from "./built-in-posts.ts";
import { isPublished } from "./is-published.ts";
import { listSampleLanguages } from "./samples.ts";

/** A site map may hold 50,000 addresses; this leaves room for the other pages. */
const mostAddresses = 45_000;

export interface DatedPostAddress {
  locale: Locale;
  slug: string;
  /** The same for a post and its translations. */
  group: string;
  updatedAt: Date;
}

/** The addresses of all published posts, newest first; of the built-in posts in a language that has none. */
export async function listPostAddresses(db: Database): Promise<DatedPostAddress[]> {
  const written = await db
    .select({ locale: blogPosts.language, slug: blogPosts.slug, group: blogPosts.translationGroup, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(mostAddresses);
  const samples = await listSampleLanguages(db);
  const without = samples.filter((locale) => !written.some((address) => address.locale === locale));
  return [...written, ...without.flatMap(listBuiltIn)];
}

function listBuiltIn(locale: Locale): DatedPostAddress[] {
  return builtInPosts[locale].map(({ slug, publishedAt }) => ({ locale, slug, group: slug, updatedAt: new Date(publishedAt) }));
}
