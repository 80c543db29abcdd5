import { inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts, pictures, seoSettings, sitePolicies } from "#db/schema.server.ts";
import type { PictureUse } from "#shared/answers/admin-media.ts";

/**
 * Where pictures are used, by the id of the picture: in posts (drafts, and those in the bin, which may come back), policies and settings
 * for search engines. Earlier revisions do not count.
 */
export async function getPictureUses(db: Database, ids: readonly string[]): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return uses;
  const inPosts = await db
    .select({
      picture: pictures.id,
      id: blogPosts.id,
      title: blogPosts.title,
      language: blogPosts.language,
      deletedAt: blogPosts.deletedAt,
    })
    .from(pictures)
    .innerJoin(blogPosts, names(sql`concat_ws(' ', ${blogPosts.content}, ${blogPosts.featuredImage})`))
    .where(inArray(pictures.id, [...ids]));
  const inPolicies = await db
    .select({ picture: pictures.id, id: sitePolicies.type, title: sitePolicies.title, language: sitePolicies.language })
    .from(pictures)
    .innerJoin(sitePolicies, names(sql`${sitePolicies.content}`))
    .where(inArray(pictures.id, [...ids]));
  const inSettings = await db
    .select({ picture: pictures.id, id: seoSettings.pageType, title: seoSettings.metaTitle, language: seoSettings.language })
    .from(pictures)
    .innerJoin(seoSettings, names(sql`concat_ws(' ', ${seoSettings.ogImage}, ${seoSettings.twitterImage})`))
    .where(inArray(pictures.id, [...ids]));
  const found = [
    ...inPosts.map(({ deletedAt, ...use }) => ({ ...use, kind: "post" as const, isInBin: deletedAt !== null })),
    ...inPolicies.map((use) => ({ ...use, kind: "policy" as const, isInBin: false })),
    ...inSettings.map((use) => ({ ...use, kind: "seo" as const, isInBin: false })),
  ];
  for (const { picture, ...use } of found) uses.get(picture)?.push(use);
  return uses;
}

/** Whether a text has the address of one of the picture's files. */
const names = (text: ReturnType<typeof sql>) => sql`position('/media/' || ${pictures.name} || '/' in ${text}) > 0`;
