import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#db/connect.server.ts";
import { exactInstant } from "#db/exact-instant.ts";
import { buildLikePattern } from "#db/like-pattern.ts";
import { blogPosts } from "#db/schema.server.ts";
import { cutPage, parseCursor } from "#shared/cursor.ts";
import { Refusal } from "#shared/refusal.ts";
import type { PostQuery, PostSort } from "#shared/post-query.ts";
import { instant, noControlCharacters } from "#shared/text-fields.ts";
import type { PostRecord } from "./post-record.ts";

export type PostSummaryRecord = Pick<PostRecord, keyof typeof summaryColumns>;

export interface PostListPage {
  posts: PostSummaryRecord[];
  /** The number of posts on all pages. */
  total: number;
  /** `null` on the last page. */
  nextCursor: string | null;
  /** By which posts can be found. */
  tags: string[];
}

const postsPerPage = 20;
const mostTags = 500;

const summaryColumns = {
  id: blogPosts.id,
  language: blogPosts.language,
  title: blogPosts.title,
  slug: blogPosts.slug,
  status: blogPosts.status,
  category: blogPosts.category,
  tags: blogPosts.tags,
  translationGroup: blogPosts.translationGroup,
  publishedAt: blogPosts.publishedAt,
  publishAt: blogPosts.publishAt,
  deletedAt: blogPosts.deletedAt,
  revision: blogPosts.revision,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};

const byTitle = {
  key: sql<string>`${blogPosts.title}`,
  place: sql<string>`${blogPosts.title}`,
  type: sql`text`,
  schema: z.string().check(noControlCharacters),
};
const byStatus = {
  key: sql<string>`${blogPosts.status}`,
  place: sql<string>`${blogPosts.status}`,
  type: sql`text`,
  schema: z.string().check(noControlCharacters),
};
const byCreation = sortByInstant(blogPosts.createdAt);
const byChange = sortByInstant(blogPosts.updatedAt);

/** The sort key of each order, and how a position in it is written in a cursor. */
const orders = {
  "-createdAt": { ...byCreation, isDescending: true },
  createdAt: { ...byCreation, isDescending: false },
  "-updatedAt": { ...byChange, isDescending: true },
  updatedAt: { ...byChange, isDescending: false },
  "-title": { ...byTitle, isDescending: true },
  title: { ...byTitle, isDescending: false },
  "-status": { ...byStatus, isDescending: true },
  status: { ...byStatus, isDescending: false },
} as const satisfies Record<PostSort, unknown>;

/** One page of the back-office's list of posts. Refuses a cursor of another order with `invalid_cursor`. */
export async function listPosts(db: Database, { sort, cursor, ...filter }: PostQuery): Promise<PostListPage> {
  const { key, place, isDescending } = orders[sort];
  const direction = isDescending ? desc : asc;
  const matches = buildFilter(filter);
  const rows = await db
    .select({ post: summaryColumns, place })
    .from(blogPosts)
    .where(and(matches, cursor === undefined ? undefined : isBeyond(cursor, sort)))
    .orderBy(direction(key), direction(blogPosts.id))
    .limit(postsPerPage + 1);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(blogPosts)
    .where(matches);
  const { page, nextCursor } = cutPage(rows, postsPerPage, (last) => [sort, last.place, last.post.id]);
  return {
    posts: page.map(({ post }) => post),
    total: counted?.total ?? 0,
    nextCursor,
    tags: await listTags(db),
  };
}

/** The tags of all posts but those in the bin. */
async function listTags(db: Database): Promise<string[]> {
  const tags = db
    .select({ tag: sql<string>`unnest(${blogPosts.tags})`.as("tag") })
    .from(blogPosts)
    .where(isNull(blogPosts.deletedAt))
    .as("tags");
  const rows = await db.select({ tag: tags.tag }).from(tags).groupBy(tags.tag).orderBy(asc(tags.tag)).limit(mostTags);
  return rows.map(({ tag }) => tag);
}

function buildFilter({ status, language, tag, search, bin }: Omit<PostQuery, "sort" | "cursor">): SQL | undefined {
  // Full-width and half-width forms of a letter match each other.
  const words = search && buildLikePattern(search.normalize("NFKC"));
  return and(
    bin === "true" ? isNotNull(blogPosts.deletedAt) : isNull(blogPosts.deletedAt),
    status && eq(blogPosts.status, status),
    language && eq(blogPosts.language, language),
    tag ? sql`${tag} = any(${blogPosts.tags})` : undefined,
    words ? or(sql`normalize(${blogPosts.title}, NFKC) ilike ${words}`, ilike(blogPosts.slug, words)) : undefined,
  );
}

function isBeyond(cursor: string, sort: PostSort): SQL {
  const { key, type, schema, isDescending } = orders[sort];
  const [sortedBy, place, id] = parseCursor(cursor, z.tuple([z.string(), schema, z.uuid()]));
  if (sortedBy !== sort) throw new Refusal("invalid_cursor");
  const here = sql`(${place}::${type}, ${id}::uuid)`;
  return isDescending ? sql`(${key}, ${blogPosts.id}) < ${here}` : sql`(${key}, ${blogPosts.id}) > ${here}`;
}

function sortByInstant(column: typeof blogPosts.createdAt | typeof blogPosts.updatedAt) {
  return { key: sql<string>`${column}`, place: exactInstant(column), type: sql`timestamptz`, schema: instant() };
}
