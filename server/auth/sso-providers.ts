import { Hono, type Context } from "hono";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import {
  createSsoProvider,
  deleteSsoProvider,
  findSsoProvider,
  listSsoProviders,
  ssoProviderInput,
  updateSsoProvider,
  type SsoProvider,
} from "#domain/auth/sso-providers.ts";
import { isUuid } from "#domain/auth/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { readAuthBody } from "./request.ts";

/** `/admin/sso/providers`: manages the identity providers of organizations. */
export const ssoProviders = (services: AuthEndpointServices) => {
  const { db } = services;
  return new Hono<AppContext>()
    .get("/admin/sso/providers", async (c) => {
      await requireAdmin(c, services);
      return c.json({ items: (await listSsoProviders(db)).map(buildView) });
    })
    .post("/admin/sso/providers", async (c) => {
      await requireAdmin(c, services);
      return c.json(buildView(await createSsoProvider(services, await readAuthBody(c, ssoProviderInput))), 201);
    })
    .get("/admin/sso/providers/:id", async (c) => {
      await requireAdmin(c, services);
      const provider = await findSsoProvider(db, readId(c));
      if (!provider) throw new AuthRefusal("sso_provider_missing");
      return c.json(buildView(provider));
    })
    .put("/admin/sso/providers/:id", async (c) => {
      await requireAdmin(c, services);
      return c.json(buildView(await updateSsoProvider(services, readId(c), await readAuthBody(c, ssoProviderInput))));
    })
    .delete("/admin/sso/providers/:id", async (c) => {
      await requireAdmin(c, services);
      return c.json(buildView(await deleteSsoProvider(db, readId(c))));
    });
};

function readId(c: Context<AppContext>): string {
  const id = c.req.param("id") ?? "";
  if (!isUuid(id)) throw new AuthRefusal("sso_provider_missing");
  return id;
}

function buildView(provider: SsoProvider) {
  return {
    id: provider.id,
    disabled: provider.isDisabled,
    saml: {
      entity_id: provider.entityId,
      metadata_xml: provider.metadataXml,
      ...(provider.metadataUrl && { metadata_url: provider.metadataUrl }),
      attribute_mapping: provider.attributeMapping,
      ...(provider.nameIdFormat && { name_id_format: provider.nameIdFormat }),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
