import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { sitePolicies, sitePolicyVersions } from "#db/schema.server.ts";
import type { PolicyType } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { nameContact } from "#shared/policy-contact.ts";
import type { PolicyInput } from "#shared/policy-input.ts";
import { recordChange } from "../changes/record-change.ts";
import { saveRevisioned } from "../changes/save-revisioned.ts";
import type { SeenRevision } from "../changes/seen-revision.ts";
import { checkContent, type TextRenderer } from "../texts/rendered-text.ts";

/** A policy as it was saved, in one language. */
export type PolicyRecord = typeof sitePolicies.$inferSelect;

export interface PolicyKey {
  type: PolicyType;
  language: Locale;
}

export interface PolicyChange extends PolicyKey {
  seen: SeenRevision;
  input: PolicyInput;
}

/** The policies that somebody has saved in the language. */
export async function listSavedPolicies(db: Database, language: Locale): Promise<PolicyRecord[]> {
  return await db.select().from(sitePolicies).where(eq(sitePolicies.language, language));
}

/** `null` while nobody has saved one in the language: readers see the template then. */
export async function findSavedPolicy(db: Database, key: PolicyKey): Promise<PolicyRecord | null> {
  const [policy] = await db.select().from(sitePolicies).where(isKey(key));
  return policy ?? null;
}

/** What saving a policy needs. */
export interface PolicyServices {
  db: Database;
  texts: TextRenderer;
  /** What readers see in place of its mark. */
  contactEmail: string;
}

/** Saves the policy and keeps the text among its revisions. Refuses who would overwrite what they have not seen, and a text that cannot be rendered. */
export async function savePolicy(
  { db, texts, contactEmail }: PolicyServices,
  actorId: string,
  { seen, input, ...key }: PolicyChange,
): Promise<PolicyRecord> {
  await checkContent(texts, nameContact(input.content, contactEmail), key.language);
  return await db.transaction(async (tx) => {
    const { before, after } = await saveRevisioned({
      seen,
      lock: async () => await tx.select().from(sitePolicies).where(isKey(key)).for("update"),
      write: async (revision, present) => {
        const fields = { ...key, ...input, revision, updatedAt: sql`now()` };
        return await (present
          ? tx.update(sitePolicies).set(fields).where(isKey(key)).returning()
          : tx.insert(sitePolicies).values(fields).onConflictDoNothing().returning());
      },
    });
    const { updatedAt: createdAt, ...saved } = after;
    await tx.insert(sitePolicyVersions).values({ ...saved, createdAt, authorId: actorId });
    await recordChange(tx, {
      actorId,
      action: before ? "updated" : "created",
      subject: "policy",
      subjectId: `${key.type}/${key.language}`,
      subjectTitle: after.title,
      isContent: true,
    });
    return after;
  });
}

function isKey({ type, language }: PolicyKey) {
  return and(eq(sitePolicies.type, type), eq(sitePolicies.language, language));
}
