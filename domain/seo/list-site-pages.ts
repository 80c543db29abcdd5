import type { Database } from "#db/connect.server.ts";
import { seoSettings } from "#db/schema.server.ts";
import { listPolicies } from "../policies/read.ts";
import { listPostAddresses, type DatedPostAddress } from "../posts/list-addresses.ts";
import { seoPages } from "#shared/content-options.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { formatPostPath } from "#shared/slug.ts";

export interface SitePage {
  locale: Locale;
  /** Without the language: `/blog`. */
  path: string;
  /** `null` where nobody wrote down when it last changed. */
  lastModified: Date | null;
  /** The page itself and the same page in other languages. */
  translations: { locale: Locale; path: string }[];
}

/** Every public page that is worth finding, in every language that it exists in. */
export async function listSitePages(db: Database): Promise<SitePage[]> {
  const posts = await listPostAddresses(db);
  return [...(await listFixedPages(db, posts)), ...(await listPolicyPages(db)), ...listPostPages(posts)];
}

async function listFixedPages(db: Database, posts: readonly DatedPostAddress[]): Promise<SitePage[]> {
  const saved = await db.select({ page: seoSettings.pageType, locale: seoSettings.language, at: seoSettings.updatedAt }).from(seoSettings);
  return seoPages.flatMap((page) =>
    inEveryLanguage(page === "home" ? "/" : `/${page}`, (locale) => {
      const settings = saved.filter((row) => row.page === page && row.locale === locale).map(({ at }) => at);
      const listed = page === "blog" ? posts.filter((post) => post.locale === locale).map(({ updatedAt }) => updatedAt) : [];
      return findLatest([...settings, ...listed]);
    }),
  );
}

async function listPolicyPages(db: Database): Promise<SitePage[]> {
  const policies = (await Promise.all(locales.map(async (locale) => await listPolicies(db, locale)))).flat();
  const types = new Set(policies.map(({ type }) => type));
  return [...types].flatMap((type) =>
    inEveryLanguage(`/policy/${type}`, (locale) => {
      const policy = policies.find((candidate) => candidate.type === type && candidate.locale === locale);
      return policy?.updatedAt ?? null;
    }),
  );
}

function listPostPages(posts: readonly DatedPostAddress[]): SitePage[] {
  const groups = Map.groupBy(posts, ({ group }) => group);
  return posts.map(({ locale, slug, group, updatedAt }) => ({
    locale,
    path: formatPostPath(slug),
    lastModified: updatedAt,
    translations: (groups.get(group) ?? []).map((post) => ({ locale: post.locale, path: formatPostPath(post.slug) })),
  }));
}

function inEveryLanguage(path: string, findLastModified: (locale: Locale) => Date | null): SitePage[] {
  const translations = locales.map((locale) => ({ locale, path }));
  return locales.map((locale) => ({ locale, path, lastModified: findLastModified(locale), translations }));
}

function findLatest(dates: readonly Date[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map((date) => date.getTime())));
}
