import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { seoSettings } from "#db/schema.server.ts";
import type { SeoPage } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { SeoInput } from "#shared/seo-input.ts";
import { recordChange } from "../changes/record-change.ts";
import { checkSeen, type SeenRevision } from "../changes/seen-revision.ts";

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
export async function saveSettings(db: Database, actorId: string, { pageType, language, seen, input }: SeoChange): Promise<SeoRecord> {
  return await db.transaction(async (tx) => {
    const key = { pageType, language };
    const [before] = await tx.select({ revision: seoSettings.revision }).from(seoSettings).where(isKey(key)).for("update");
    checkSeen(seen, before?.revision ?? null);
    const fields = { ...key, ...input, revision: (before?.revision ?? 0) + 1, updatedAt: sql`now()` };
    const [settings] = await (before
      ? tx.update(seoSettings).set(fields).where(isKey(key)).returning()
      : tx.insert(seoSettings).values(fields).onConflictDoNothing().returning());
    // Of two first saves at once, one inserts the row and the other is refused.
    if (!settings) return await refuseSecond(tx, key);
    await recordChange(tx, {
      actorId,
      action: before ? "updated" : "created",
      subject: "seo",
      subjectId: `${pageType}/${language}`,
      subjectTitle: settings.metaTitle,
      isContent: true,
    });
    return settings;
  });
}

async function refuseSecond(tx: Database, key: SeoKey): Promise<never> {
  const first = await findSavedSettings(tx, key);
  checkSeen("nothing", first?.revision ?? 0);
  throw new Error("the first settings were neither inserted nor there");
}

function isKey({ pageType, language }: SeoKey) {
  return and(eq(seoSettings.pageType, pageType), eq(seoSettings.language, language));
}
