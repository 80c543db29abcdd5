import type { Connection } from "#db/connect.server.ts";
import { blogPosts, formerSlugs, seoSettings, sitePolicies } from "#db/schema.server.ts";
import { raiseContentVersion } from "#domain/changes/content-version.ts";

type PostFields = Partial<typeof blogPosts.$inferInsert>;

let made = 0;

/** A post that is published an hour ago unless something else is said; known to every replica. */
export async function createPost({ db }: Pick<Connection, "db">, fields: PostFields = {}) {
  made += 1;
  const usual = { title: `Post ${made}`, slug: `post-${made}`, content: `The text of post ${made}.` };
  const publishedAt = fields.status === "draft" ? null : new Date(Date.now() - 3_600_000);
  return await db.transaction(async (tx) => {
    const [post] = await tx
      .insert(blogPosts)
      .values({ ...usual, status: "published", publishedAt, ...fields })
      .returning();
    if (!post) throw new Error("a post was stored and is not there");
    await raiseContentVersion(tx);
    return post;
  });
}

/** An address under which the post was published before. */
export async function createFormerSlug({ db }: Pick<Connection, "db">, row: typeof formerSlugs.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(formerSlugs).values(row);
    await raiseContentVersion(tx);
  });
}

export async function savePolicy({ db }: Pick<Connection, "db">, row: typeof sitePolicies.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(sitePolicies).values(row);
    await raiseContentVersion(tx);
  });
}

export async function saveSeoSettings({ db }: Pick<Connection, "db">, row: typeof seoSettings.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(seoSettings).values(row);
    await raiseContentVersion(tx);
  });
}
