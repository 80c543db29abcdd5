import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { blogPosts, retiredSamples } from "#db/schema.server.ts";
import { locales, type Locale } from "#shared/locales/locale.ts";
import { Refusal } from "#shared/refusal.ts";
import { recordChange } from "../changes/record-change.ts";
import { builtInPosts } from "./built-in-posts.ts";
import { isPublished } from "./is-published.ts";

/** Whether readers of the language see the sample posts: until a post is published in it, or the samples are removed. */
export async function showsSamples(db: Database, locale: Locale): Promise<boolean> {
  return (await listSampleLanguages(db, [locale])).length > 0;
}

/** The languages, of these, in which readers see the sample posts. */
export async function listSampleLanguages(db: Database, among: readonly Locale[] = locales): Promise<Locale[]> {
  const retired = await db
    .select({ language: retiredSamples.language })
    .from(retiredSamples)
    .where(inArray(retiredSamples.language, [...among]));
  const left = among.filter((locale) => !retired.some(({ language }) => language === locale));
  const published = await Promise.all(left.map(async (locale) => await hasPublished(db, locale)));
  return left.filter((_, place) => !published[place]);
}

/** What was published before samples were retired by it. */
async function hasPublished(db: Database, locale: Locale): Promise<boolean> {
  const rows = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.language, locale), isPublished()))
    .limit(1);
  return rows.length > 0;
}

/** As the back office lists them. */
export async function listSamples(db: Database): Promise<{ language: Locale; posts: { slug: string; title: string }[] }[]> {
  const languages = await listSampleLanguages(db);
  return languages.map((language) => ({ language, posts: builtInPosts[language].map(({ slug, title }) => ({ slug, title })) }));
}

/** How many readers see, in all languages together. */
export async function countSamples(db: Database): Promise<number> {
  const languages = await listSampleLanguages(db);
  return languages.reduce((count, language) => count + builtInPosts[language].length, 0);
}

/** The samples don't come back, whatever becomes of the posts that replace them. Call it in the transaction that publishes one. */
export async function retireSamples(tx: Database, language: Locale): Promise<void> {
  await tx.insert(retiredSamples).values({ language }).onConflictDoNothing();
}

/** Removes the sample posts of a language for good. Refuses with `not_found` when none are shown. */
export async function removeSamples(db: Database, actorId: string, language: Locale): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await showsSamples(tx, language))) throw new Refusal("not_found");
    await retireSamples(tx, language);
    await recordChange(tx, {
      actorId,
      action: "removed",
      subject: "post",
      subjectId: `samples/${language}`,
      subjectTitle: builtInPosts[language].map(({ title }) => title).join(" / "),
      isContent: true,
    });
  });
}
