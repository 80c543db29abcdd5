import * as z from "zod/mini";
import type { Locale } from "#shared/locales/locale.ts";
import { postInputSchema } from "#shared/post-input.ts";
import { Refusal } from "#shared/refusal.ts";
import { builtInPosts } from "./built-in-posts.ts";
import { showsSamples } from "./samples.ts";
import { createPost, type PostServices } from "./save.ts";

/** Makes the sample posts of a language posts like any other, published on their day. Refuses with `not_found` when none are shown. */
export async function adoptSamples(services: PostServices, authorId: string, language: Locale): Promise<void> {
  if (!(await showsSamples(services.db, language))) throw new Refusal("not_found");
  for (const { title, slug, excerpt, content, category, tags, publishedAt } of builtInPosts[language]) {
    const filled = { title, slug, excerpt, content, category, tags, publishedAt, language, status: "published" };
    await createPost(services, authorId, z.parse(postInputSchema, filled));
  }
}
