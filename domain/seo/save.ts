import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { seoSettings } from "#db/schema.server.ts";
import type { SeoPage } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { SeoInput } from "#shared/seo-input.ts";
import { recordChange } from "../changes/record-change.ts";
import { saveRevisioned } from "../changes/save-revisioned.ts";
import type { SeenRevision } from "../changes/seen-revision.ts";

/** A page's saved settings in one language. */
export type SeoRecord = typeof seoSettings.$inferSelect;

export interface SeoKey {
  pageType: SeoPage;
  language: Locale;
}

export interface SeoChange extends SeoKey {
  seen: SeenRevision;
  input: SeoInput;
}

/** The saved settings in the language; pages that are missing have their defaults. */
export async function listSavedSettings(db: Database, language: Locale): Promise<SeoRecord[]> {
  return await db.select().from(seoSettings).where(eq(seoSettings.language, language));
}

/** The saved settings; `null` while the page has its defaults in the language. */
export async function findSavedSettings(db: Database, key: SeoKey): Promise<SeoRecord | null> {
  const [settings] = await db.select().from(seoSettings).where(isKey(key));
  return settings ?? null;
}

/** Saves the settings. Refuses with `changed_meanwhile` or `precondition_required` when the client has not seen the present ones. */
export async function saveSettings(db: Database, actorId: string, { seen, input, ...key }: SeoChange): Promise<SeoRecord> {
  return await db.transaction(async (tx) => {
    const { before, after } = await saveRevisioned({
      seen,
      lock: async () => await tx.select().from(seoSettings).where(isKey(key)).for("update"),
      write: async (revision, present) => {
        const fields = { ...key, ...input, revision, updatedAt: sql`now()` };
        return await (present
          ? tx.update(seoSettings).set(fields).where(isKey(key)).returning()
          : tx.insert(seoSettings).values(fields).onConflictDoNothing().returning());
      },
    });
    await recordChange(tx, {
      actorId,
      action: before ? "updated" : "created",
      subject: "seo",
      subjectId: `${key.pageType}/${key.language}`,
      subjectTitle: after.metaTitle,
      isContent: true,
    });
    return after;
  });
}

function isKey({ pageType, language }: SeoKey) {
  return and(eq(seoSettings.pageType, pageType), eq(seoSettings.language, language));
}
