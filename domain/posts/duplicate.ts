import { and, eq, isNull, like } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts } from "#db/schema.server.ts";
import { limits } from "#shared/limits.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import { describeFields, findPost, type PostRecord } from "./post-record.ts";
import { createPost, type PostServices } from "./save.ts";

/** In the language of the post. */
const marks: Record<Locale, string> = { en: " (copy)", zh: "（副本）", ja: "（コピー）" };

/** Creates a draft like a post, under a title and slug that tell it apart, and in no group of translations. Refuses with `not_found`. */
export async function duplicatePost(services: PostServices, authorId: string, id: string): Promise<PostRecord> {
  const post = await findPost(services.db, id);
  if (!post || post.deletedAt) throw new Refusal("not_found");
  const mark = marks[post.language];
  return await createPost(services, authorId, {
    ...describeFields(post),
    title: cut(post.title, limits.title - mark.length) + mark,
    slug: await getFreeSlug(services.db, post),
    // One that was made from the title would name the other post.
    metaTitle: post.metaTitle === post.title ? null : post.metaTitle,
    status: "draft",
    publishAt: null,
    publishedAt: null,
    translationGroup: null,
  });
}

async function getFreeSlug(db: Database, { slug, language }: PostRecord): Promise<string> {
  const base = `${cut(slug, limits.slug - 10).replace(/-$/, "")}-copy`;
  const rows = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(
      and(eq(blogPosts.language, language), isNull(blogPosts.deletedAt), like(blogPosts.slug, `${base.replaceAll("_", String.raw`\_`)}%`)),
    );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join("");
}
