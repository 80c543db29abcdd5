import { domainToASCII } from "node:url";
import { asc, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { authSsoDomains, authSsoProviders } from "#db/auth-schema.server.ts";
import type { Database } from "#db/connect.server.ts";
import { fetchMetadata } from "./fetch-metadata.ts";
import { AuthRefusal } from "./refusal.ts";
import { attributeMapping } from "./saml-attributes.ts";
import { nameIdFormats } from "./saml-metadata.ts";
import type { SamlReader } from "./saml-reader.ts";

export type SsoProvider = typeof authSsoProviders.$inferSelect & { domains: string[] };

const mostDomains = 100;
const longestMetadata = 1_000_000;

/** The body with which an administrator creates or changes an identity provider. */
export const ssoProviderInput = z.object({
  type: z.optional(z.string()),
  metadata_xml: z.optional(z.string().check(z.maxLength(longestMetadata))),
  metadata_url: z.optional(z.string().check(z.maxLength(2_048))),
  domains: z.optional(z.array(z.string().check(z.maxLength(253))).check(z.maxLength(mostDomains))),
  attribute_mapping: z.optional(attributeMapping),
  name_id_format: z.optional(z.string()),
  disabled: z.optional(z.boolean()),
});
export type SsoProviderInput = z.output<typeof ssoProviderInput>;

interface ProviderServices {
  db: Database;
  saml: SamlReader;
}

export async function listSsoProviders(db: Database): Promise<SsoProvider[]> {
  const providers = await db.select().from(authSsoProviders).orderBy(asc(authSsoProviders.createdAt), asc(authSsoProviders.id));
  return await withDomains(db, providers);
}

export async function findSsoProvider(db: Database, id: string): Promise<SsoProvider | null> {
  const [provider] = await withDomains(db, await db.select().from(authSsoProviders).where(eq(authSsoProviders.id, id)));
  return provider ?? null;
}

export async function findSsoProviderByDomain(db: Database, domain: string): Promise<SsoProvider | null> {
  const [row] = await db
    .select({ id: authSsoDomains.providerId })
    .from(authSsoDomains)
    .where(eq(authSsoDomains.domain, normalizeDomain(domain)));
  return row ? await findSsoProvider(db, row.id) : null;
}

export async function findSsoProviderByEntityId(db: Database, entityId: string): Promise<SsoProvider | null> {
  const [row] = await db.select({ id: authSsoProviders.id }).from(authSsoProviders).where(eq(authSsoProviders.entityId, entityId));
  return row ? await findSsoProvider(db, row.id) : null;
}

/**
 * Creates an identity provider from its metadata, which is fetched if only its address is given. Refuses with
 * `validation_failed` when it describes no usable one, and with `saml_idp_already_exists`.
 */
export async function createSsoProvider({ db, saml }: ProviderServices, input: SsoProviderInput): Promise<SsoProvider> {
  if (input.type !== "saml") throw refuse("Only 'saml' supported for SSO provider type");
  if (!input.metadata_xml && !input.metadata_url) throw refuse("Either metadata_xml or metadata_url must be set");
  const metadata = await readMetadata(saml, input);
  return await db.transaction(async (tx) => {
    const [provider] = await tx
      .insert(authSsoProviders)
      .values({ ...metadata, ...pickSettings(input) })
      .onConflictDoNothing()
      .returning();
    if (!provider) throw new AuthRefusal("saml_idp_already_exists", { text: metadata.entityId });
    return { ...provider, domains: await replaceDomains(tx, provider.id, input.domains ?? []) };
  });
}

/** Changes the given fields. Refuses metadata of another entity id with `saml_entity_id_mismatch`. */
export async function updateSsoProvider({ db, saml }: ProviderServices, id: string, input: SsoProviderInput): Promise<SsoProvider> {
  const known = await findSsoProvider(db, id);
  if (!known) throw new AuthRefusal("sso_provider_missing");
  const metadata = input.metadata_xml || input.metadata_url ? await readMetadata(saml, input) : null;
  if (metadata && metadata.entityId !== known.entityId) {
    throw new AuthRefusal("saml_entity_id_mismatch", { text: `expected '${known.entityId}' but got '${metadata.entityId}'` });
  }
  return await db.transaction(async (tx) => {
    const [provider] = await tx
      .update(authSsoProviders)
      .set({ ...metadata, ...pickSettings(input), updatedAt: sql`now()` })
      .where(eq(authSsoProviders.id, id))
      .returning();
    if (!provider) throw new AuthRefusal("sso_provider_missing");
    return { ...provider, domains: input.domains ? await replaceDomains(tx, id, input.domains) : known.domains };
  });
}

/** Deletes an identity provider and returns it. Refuses with `sso_provider_missing`. */
export async function deleteSsoProvider(db: Database, id: string): Promise<SsoProvider> {
  const provider = await findSsoProvider(db, id);
  if (!provider) throw new AuthRefusal("sso_provider_missing");
  await db.delete(authSsoProviders).where(eq(authSsoProviders.id, id));
  return provider;
}

async function readMetadata(saml: SamlReader, { metadata_xml: xml, metadata_url: url }: SsoProviderInput) {
  if (xml && url) throw refuse("Only one of metadata_xml or metadata_url needs to be set");
  const text = xml ?? (await fetchMetadata(url ?? ""));
  const parsed = await saml.parseMetadata(text);
  if (!parsed)
    throw refuse("The metadata does not describe one SAML 2.0 identity provider with a signing key and an HTTP-Redirect sign-in address");
  return { entityId: parsed.entityId, metadataXml: text, metadataUrl: url ?? null };
}

function pickSettings(input: SsoProviderInput) {
  const format = input.name_id_format;
  if (format && !Object.values<string>(nameIdFormats).includes(format))
    throw refuse("name_id_format must be unspecified or one of the SAML NameID formats");
  return {
    ...(format !== undefined && { nameIdFormat: format || null }),
    ...(input.attribute_mapping && { attributeMapping: input.attribute_mapping }),
    ...(input.disabled !== undefined && { isDisabled: input.disabled }),
  };
}

async function replaceDomains(db: Database, providerId: string, typed: readonly string[]): Promise<string[]> {
  const domains = [...new Set(typed.map(normalizeDomain))].toSorted();
  if (domains.includes("")) throw refuse("A domain is not valid");
  await db.delete(authSsoDomains).where(eq(authSsoDomains.providerId, providerId));
  for (const domain of domains) {
    const [added] = await db.insert(authSsoDomains).values({ domain, providerId }).onConflictDoNothing().returning();
    if (!added) throw new AuthRefusal("sso_domain_already_exists", { text: domain });
  }
  return domains;
}

async function withDomains(db: Database, providers: readonly (typeof authSsoProviders.$inferSelect)[]): Promise<SsoProvider[]> {
  const ids = providers.map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await db.select().from(authSsoDomains).where(inArray(authSsoDomains.providerId, ids)).orderBy(asc(authSsoDomains.domain))
      : [];
  return providers.map((provider) => ({
    ...provider,
    domains: rows.filter(({ providerId }) => providerId === provider.id).map(({ domain }) => domain),
  }));
}

function normalizeDomain(typed: string): string {
  const domain = domainToASCII(typed.trim().toLowerCase());
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(domain) ? domain : "";
}

function refuse(text: string): AuthRefusal {
  return new AuthRefusal("validation_failed", { text });
}
