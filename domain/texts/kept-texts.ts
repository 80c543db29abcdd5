import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { renderedTexts } from "#db/schema.server.ts";
import type { RenderedText } from "./rendered-text.ts";

/** A text is rendered again after this time, so that those which nobody reads any longer are not kept for good. */
const keptForDays = 30;

/** What was kept for the digest of a text and of all that takes part in rendering it; `null` when nothing was. */
export async function findKeptText(db: Database, digest: string): Promise<RenderedText | null> {
  const [row] = await db
    .select({ html: renderedTexts.html, headings: renderedTexts.headings })
    .from(renderedTexts)
    .where(eq(renderedTexts.digest, digest));
  // The database has put the names of each heading into an order of its own, and a page is to be the same to the byte.
  return row ? { html: row.html, headings: row.headings.map(({ id, level, text }) => ({ id, level, text })) } : null;
}

export async function keepText(db: Database, digest: string, rendered: RenderedText): Promise<void> {
  await db
    .insert(renderedTexts)
    .values({ digest, ...rendered })
    .onConflictDoNothing();
}

export async function sweepKeptTexts(db: Database): Promise<void> {
  await db.delete(renderedTexts).where(lt(renderedTexts.createdAt, sql`now() - make_interval(days => ${keptForDays})`));
}
