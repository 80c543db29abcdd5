import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { blogPosts, formerSlugs } from "#db/schema.server.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import { builtInPosts } from "./built-in-posts.ts";
import { isPublished } from "./is-published.ts";
import { formatPostCursor, parsePostCursor, type PostCursor } from "./post-cursor.ts";
import { showsSamples } from "./samples.ts";
import { publicColumns, summarize, viewBuiltInPost, viewPost, type PostSummary, type PublishedPost } from "./post-view.ts";

const postsPerPage = 10;
const exactly = exactInstant(blogPosts.publishedAt);

const isPublic = (locale: Locale) => and(eq(blogPosts.language, locale), isPublished());

export interface PostPage {
  posts: PostSummary[];
  /** Leads to older posts; `null` on the last page. */
  nextCursor: string | null;
  /** Leads to newer posts; `null` on the first page. */
  previousCursor: string | null;
}

export interface PostQuery {
  locale: Locale;
  tag?: string | undefined;
  cursor?: string | undefined;
}

/** Published posts, newest first; the built-in ones while none is published in the language. Refuses with `invalid_cursor`. */
export async function listPublishedPosts(db: Database, { locale, tag, cursor }: PostQuery): Promise<PostPage> {
  const begin = cursor ? await getBegin(db, locale, parsePostCursor(cursor)) : null;
  const rows = await db
    .select({ id: blogPosts.id, post: publicColumns })
    .from(blogPosts)
    .where(and(isPublic(locale), tag ? sql`${tag} = any(${blogPosts.tags})` : undefined, begin ? isBeyond(begin) : undefined))
    .orderBy(...orderFrom(begin))
    .limit(postsPerPage + 1);
  if (rows.length === 0 && !begin) return await listBuiltInPosts(db, locale, tag);
  const posts = rows.slice(0, postsPerPage).map(({ id, post }) => ({ id, summary: summarize(viewPost(post)) }));
  const hasMore = rows.length > postsPerPage;
  return begin?.direction === "newer"
    ? turnPage(posts.toReversed(), { hasOlder: true, hasNewer: hasMore })
    : turnPage(posts, { hasOlder: hasMore, hasNewer: begin !== null });
}

/** The newest published posts with their texts; the built-in ones while none is published in the language. */
export async function listNewestPosts(db: Database, locale: Locale): Promise<PublishedPost[]> {
  const rows = await db
    .select({ post: publicColumns })
    .from(blogPosts)
    .where(isPublic(locale))
    .orderBy(...orderFrom(null))
    .limit(postsPerPage);
  return rows.length > 0 ? rows.map(({ post }) => viewPost(post)) : await listBuiltIn(db, locale);
}

function turnPage(
  posts: readonly { id: string; summary: PostSummary }[],
  { hasOlder, hasNewer }: { hasOlder: boolean; hasNewer: boolean },
): PostPage {
  const [first, last] = [posts.at(0), posts.at(-1)];
  return {
    posts: posts.map(({ summary }) => summary),
    nextCursor: last && hasOlder ? formatPostCursor({ direction: "older", postId: last.id }) : null,
    previousCursor: first && hasNewer ? formatPostCursor({ direction: "newer", postId: first.id }) : null,
  };
}

interface Begin extends PostCursor {
  publishedAt: string;
}

async function getBegin(db: Database, locale: Locale, cursor: PostCursor): Promise<Begin> {
  const [row] = await db
    .select({ publishedAt: exactly })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, cursor.postId), eq(blogPosts.language, locale)));
  if (!row?.publishedAt) throw new Refusal("invalid_cursor");
  return { ...cursor, publishedAt: row.publishedAt };
}

function isBeyond({ direction, publishedAt, postId }: Begin): SQL {
  const place = sql`(${publishedAt}::timestamptz, ${postId}::uuid)`;
  return direction === "older"
    ? sql`(${blogPosts.publishedAt}, ${blogPosts.id}) < ${place}`
    : sql`(${blogPosts.publishedAt}, ${blogPosts.id}) > ${place}`;
}

function orderFrom(begin: Begin | null): SQL[] {
  return begin?.direction === "newer" ? [asc(blogPosts.publishedAt), asc(blogPosts.id)] : [desc(blogPosts.publishedAt), desc(blogPosts.id)];
}

async function listBuiltInPosts(db: Database, locale: Locale, tag: string | undefined): Promise<PostPage> {
  const shown = (await listBuiltIn(db, locale)).filter(({ tags }) => !tag || tags.includes(tag));
  return { posts: shown.map(summarize), nextCursor: null, previousCursor: null };
}

async function listBuiltIn(db: Database, locale: Locale): Promise<PublishedPost[]> {
  return (await showsSamples(db, locale)) ? builtInPosts[locale].map((post) => viewBuiltInPost(locale, post)) : [];
}

export interface PostAddress {
  locale: Locale;
  slug: string;
}

export interface Neighbor {
  slug: string;
  title: string;
}

export interface PostInContext {
  post: PublishedPost;
  /** The post itself and its published translations, in the order of the languages. */
  translations: PostAddress[];
  /** The next older and the next newer post in the language. */
  previous: Neighbor | null;
  next: Neighbor | null;
}

/** A published post; `null` when there is none, also for drafts and archived, scheduled and deleted posts. */
export async function findPublishedPost(db: Database, locale: Locale, slug: string): Promise<PostInContext | null> {
  const [row] = await db
    .select({ id: blogPosts.id, group: blogPosts.translationGroup, exactly, post: publicColumns })
    .from(blogPosts)
    .where(and(isPublic(locale), eq(blogPosts.slug, slug)));
  if (!row) return await findBuiltInPost(db, locale, slug);
  const place = { postId: row.id, publishedAt: row.exactly };
  return {
    post: viewPost(row.post),
    translations: await listTranslations(db, row.group),
    previous: await findNeighbor(db, locale, { ...place, direction: "older" }),
    next: await findNeighbor(db, locale, { ...place, direction: "newer" }),
  };
}

async function listTranslations(db: Database, group: string): Promise<PostAddress[]> {
  const rows = await db
    .select({ locale: blogPosts.language, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.translationGroup, group), isPublished()));
  return inOrder(rows);
}

async function findNeighbor(db: Database, locale: Locale, place: Begin): Promise<Neighbor | null> {
  const [row] = await db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(and(isPublic(locale), ne(blogPosts.id, place.postId), isBeyond(place)))
    .orderBy(...orderFrom(place))
    .limit(1);
  return row ?? null;
}

async function findBuiltInPost(db: Database, locale: Locale, slug: string): Promise<PostInContext | null> {
  const posts = builtInPosts[locale];
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  if (!post || !(await showsSamples(db, locale))) return null;
  const shownIn = await Promise.all(locales.map(async (other) => ({ other, isShown: await showsSamples(db, other) })));
  return {
    post: viewBuiltInPost(locale, post),
    translations: shownIn
      .filter(({ other, isShown }) => isShown && builtInPosts[other].some((translation) => translation.slug === slug))
      .map(({ other }) => ({ locale: other, slug })),
    previous: nameNeighbor(posts[place + 1]),
    next: nameNeighbor(posts[place - 1]),
  };
}

function nameNeighbor(post: Neighbor | undefined): Neighbor | null {
  return post ? { slug: post.slug, title: post.title } : null;
}

/** The slug of the post that is meant by one in capitals, or by one that it once had; `null` when there is none. */
export async function findPresentSlug(db: Database, locale: Locale, asked: string): Promise<string | null> {
  const slug = asked.toLowerCase();
  if (slug !== asked && (await isShown(db, locale, slug))) return slug;
  return await findFormerSlug(db, locale, slug);
}

async function findFormerSlug(db: Database, locale: Locale, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(formerSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, formerSlugs.postId))
    .where(and(eq(formerSlugs.language, locale), eq(formerSlugs.slug, slug), isPublic(locale), ne(blogPosts.slug, slug)));
  return row?.slug ?? null;
}

function inOrder(addresses: readonly PostAddress[]): PostAddress[] {
  return locales.flatMap((locale) => addresses.filter((address) => address.locale === locale));
}

/** Whether this slug leads to a post. */
export async function hasPost(db: Database, locale: Locale, slug: string): Promise<boolean> {
  return (await isShown(db, locale, slug)) || (await findPresentSlug(db, locale, slug)) !== null;
}

async function isShown(db: Database, locale: Locale, slug: string): Promise<boolean> {
  const [found] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(isPublic(locale), eq(blogPosts.slug, slug)))
    .limit(1);
  if (found) return true;
  return builtInPosts[locale].some((post) => post.slug === slug) && (await showsSamples(db, locale));
}

/** Whether this part of the list contains any post; false for an invalid cursor. */
export async function hasPostList(db: Database, query: PostQuery): Promise<boolean> {
  try {
    return (await listPublishedPosts(db, query)).posts.length > 0;
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid_cursor") return false;
    throw error;
  }
}
