import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { getDatabaseTime } from "#db/database-time.ts";
import { blogPosts, formerSlugs } from "#db/schema.server.ts";
import type { AuditAction } from "#shared/answers/admin-audit.ts";
import { limits } from "#shared/limits.ts";
import type { PostInput } from "#shared/post-input.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { checkContent, type TextRenderer } from "../texts/rendered-text.ts";
import { describeFields, explainConflict, replacePost, type PostRecord, type SeenPost } from "./post-record.ts";
import { retireSamples } from "./samples.ts";
import { findRevision, keepRevision } from "./revisions.ts";

/** What saving a post needs. */
export interface PostServices {
  db: Database;
  /** Wakes `publishDuePosts` at a set time, if and only if the transaction commits. */
  wakeAt: (tx: Database, at: Date) => Promise<void>;
  texts: TextRenderer;
}

export interface PostChange extends SeenPost {
  input: PostInput;
}

/** Creates a post. Refuses with `slug_in_use` when another post in the language has the slug, and a text that cannot be rendered. */
export async function createPost(services: PostServices, authorId: string, input: PostInput): Promise<PostRecord> {
  await checkContent(services.texts, input.content, input.language);
  return await write(services, async (tx) => {
    const fields = await complete(tx, input, null);
    const [post] = await tx
      .insert(blogPosts)
      .values({ ...fields, authorId })
      .returning();
    if (!post) throw new Error("the inserted post was not returned");
    return await finish({ ...services, db: tx }, { before: null, after: post, actorId: authorId });
  });
}

/** Replaces all fields of a post. Refuses with `changed_meanwhile` when it has changed since it was seen, and as `createPost`. */
export async function updatePost(services: PostServices, actorId: string, { input, ...seen }: PostChange): Promise<PostRecord> {
  await checkContent(services.texts, input.content, input.language);
  return await write(services, async (tx) => {
    const replaced = await replacePost(tx, seen, async (before) => await complete(tx, input, before));
    return await finish({ ...services, db: tx }, { ...replaced, actorId });
  });
}

/** Restores the texts of an earlier revision; slug, status, language and dates stay as they are. */
export async function restoreRevision(
  services: PostServices,
  actorId: string,
  { restored, ...seen }: SeenPost & { restored: number },
): Promise<PostRecord> {
  const earlier = await findRevision(services.db, seen.id, restored);
  if (earlier) await checkContent(services.texts, earlier.fields.content, earlier.fields.language);
  return await write(services, async (tx) => {
    const replaced = await replacePost(tx, seen, async (before) => {
      if (!earlier) throw new Refusal("not_found");
      const { slug, status, language, publishAt, publishedAt, translationGroup } = describeFields(before);
      return await complete(tx, { ...earlier.fields, slug, status, language, publishAt, publishedAt, translationGroup }, before);
    });
    return await finish({ ...services, db: tx }, { ...replaced, actorId });
  });
}

async function write(services: PostServices, change: (tx: Database) => Promise<PostRecord>): Promise<PostRecord> {
  return await services.db.transaction(change).catch((error: unknown) => {
    throw explainConflict(error);
  });
}

/** Completes what the writer left open: dates by the database's clock, the meta title from the title. */
async function complete(tx: Database, input: PostInput, before: PostRecord | null) {
  const now = await getDatabaseTime(tx);
  const publishAt = input.publishAt === null ? null : new Date(input.publishAt);
  if (publishAt && publishAt <= now) throw new Refusal("validation_failed", { fields: [{ path: "publishAt", code: "not_in_future" }] });
  // When the title is too long for a meta title none is stored, and the page uses the title.
  const metaTitle = input.metaTitle ?? (input.title.length <= limits.metaTitle ? input.title : null);
  return {
    ...input,
    metaTitle,
    publishAt,
    publishedAt: findPublishedAt(input, before, now),
    translationGroup: input.translationGroup ?? before?.translationGroup ?? crypto.randomUUID(),
  };
}

/** The moment of publication, unless the writer names another date. */
function findPublishedAt({ status, publishedAt }: PostInput, before: PostRecord | null, now: Date): Date | null {
  if (status !== "published") return before?.publishedAt ?? null;
  if (publishedAt === null) return (before?.status === "published" ? before.publishedAt : null) ?? now;
  const named = new Date(publishedAt);
  if (named > now) throw new Refusal("validation_failed", { fields: [{ path: "publishedAt", code: "in_future" }] });
  return named;
}

interface Written {
  before: PostRecord | null;
  after: PostRecord;
  actorId: string;
}

async function finish({ db: tx, wakeAt }: PostServices, { before, after, actorId }: Written): Promise<PostRecord> {
  await keepRevision(tx, after, actorId);
  await keepAddress(tx, before, after);
  if (after.status === "published") await retireSamples(tx, after.language);
  if (after.publishAt && after.publishAt.getTime() !== before?.publishAt?.getTime()) await wakeAt(tx, after.publishAt);
  await recordChange(tx, {
    actorId,
    action: nameAction(before, after),
    subject: "post",
    subjectId: after.id,
    subjectTitle: after.title,
    isContent: before?.status === "published" || after.status === "published",
  });
  return after;
}

/** Keeps the old slug of a published post as a redirect, until another post takes it. */
async function keepAddress(tx: Database, before: PostRecord | null, after: PostRecord): Promise<void> {
  const { language, slug } = after;
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.language, language), eq(formerSlugs.slug, slug), eq(formerSlugs.postId, after.id)));
  if (!before?.publishedAt || (before.slug === slug && before.language === language)) return;
  await tx
    .insert(formerSlugs)
    .values({ language: before.language, slug: before.slug, postId: after.id })
    .onConflictDoUpdate({ target: [formerSlugs.language, formerSlugs.slug], set: { postId: after.id, createdAt: sql`now()` } });
}

function nameAction(before: PostRecord | null, after: PostRecord): AuditAction {
  if (after.status === "published" && before?.status !== "published") return "published";
  if (after.publishAt && after.publishAt.getTime() !== before?.publishAt?.getTime()) return "scheduled";
  return before ? "updated" : "created";
}
