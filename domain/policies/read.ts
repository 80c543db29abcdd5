import { and, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.server.ts";
import { sitePolicies, sitePolicyVersions } from "#db/schema.server.ts";
import { policyTypes, type PolicyType } from "#shared/content-options.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { policyTemplates } from "./templates/templates.ts";

export interface Policy {
  type: PolicyType;
  locale: Locale;
  title: string;
  /** Markdown. */
  content: string;
  version: string;
  /** A calendar day, as in 2024-11-01. */
  effectiveDate: string;
  updatedAt: Date;
}

export function isPolicyType(text: string | undefined): text is PolicyType {
  return policyTypes.some((type) => type === text);
}

/** The policy that is in force on this day (UTC): as an administrator wrote it, or the template it starts from. */
export async function getPolicyInForce(db: Database, type: PolicyType, locale: Locale): Promise<Policy> {
  const saved = await findSaved(db, type, locale);
  if (saved === null) return viewTemplate(type, locale);
  return saved.isInForce ? saved.policy : ((await findInForce(db, type, locale)) ?? viewTemplate(type, locale));
}

/** What replaces the policy on a day to come; `null` when nothing does. */
export async function findAnnouncedPolicy(db: Database, type: PolicyType, locale: Locale): Promise<Policy | null> {
  const saved = await findSaved(db, type, locale);
  return saved === null || saved.isInForce ? null : saved.policy;
}

/** All three that are in force, in the order of the footer. */
export async function listPolicies(db: Database, locale: Locale): Promise<Policy[]> {
  return await Promise.all(policyTypes.map((type) => getPolicyInForce(db, type, locale)));
}

const today = sql`(now() at time zone 'UTC')::date`;

/** What was saved last, and whether its day has come. */
async function findSaved(db: Database, type: PolicyType, locale: Locale): Promise<{ policy: Policy; isInForce: boolean } | null> {
  const [row] = await db
    .select({ policy: publicColumns, isInForce: sql<boolean>`${sitePolicies.effectiveDate} <= ${today}` })
    .from(sitePolicies)
    .where(and(eq(sitePolicies.type, type), eq(sitePolicies.language, locale)));
  return row ?? null;
}

/**
 * The newest of the earlier texts whose day has come; `null` when there is none. One that was saved anew before its day, with another
 * date perhaps, has never come into force.
 */
async function findInForce(db: Database, type: PolicyType, locale: Locale): Promise<Policy | null> {
  const version = sitePolicyVersions;
  const later = alias(sitePolicyVersions, "later");
  const isSameLater = and(eq(later.type, version.type), eq(later.language, version.language), gt(later.revision, version.revision));
  const withdrawn = db
    .select({ revision: later.revision })
    .from(later)
    .where(and(isSameLater, sql`${later.createdAt} < ${version.effectiveDate}::timestamp at time zone 'UTC'`));
  const [row] = await db
    .select({
      type: version.type,
      locale: version.language,
      title: version.title,
      content: version.content,
      version: version.version,
      effectiveDate: version.effectiveDate,
      updatedAt: version.createdAt,
    })
    .from(version)
    .where(and(eq(version.type, type), eq(version.language, locale), sql`${version.effectiveDate} <= ${today}`, notExists(withdrawn)))
    .orderBy(desc(version.revision))
    .limit(1);
  return row ?? null;
}

const publicColumns = {
  type: sitePolicies.type,
  locale: sitePolicies.language,
  title: sitePolicies.title,
  content: sitePolicies.content,
  version: sitePolicies.version,
  effectiveDate: sitePolicies.effectiveDate,
  updatedAt: sitePolicies.updatedAt,
};

function viewTemplate(type: PolicyType, locale: Locale): Policy {
  const template = policyTemplates[type][locale];
  return { type, locale, ...template, updatedAt: new Date(`${template.effectiveDate}T00:00:00Z`) };
}
