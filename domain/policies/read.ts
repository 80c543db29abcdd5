import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.server.ts";
import { sitePolicies } from "#db/schema.server.ts";
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

/** The policy as an administrator wrote it, or the template it starts from. */
export async function findPolicy(db: Database, type: PolicyType, locale: Locale): Promise<Policy> {
  const [row] = await db
    .select(publicColumns)
    .from(sitePolicies)
    .where(and(eq(sitePolicies.type, type), eq(sitePolicies.language, locale)));
  return row ?? viewTemplate(type, locale);
}

/** All three, in the order of the footer. */
export async function listPolicies(db: Database, locale: Locale): Promise<Policy[]> {
  const rows = await db.select(publicColumns).from(sitePolicies).where(eq(sitePolicies.language, locale));
  return policyTypes.map((type) => rows.find((row) => row.type === type) ?? viewTemplate(type, locale));
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
