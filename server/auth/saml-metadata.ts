import { Hono } from "hono";
import { getServiceKey, requireSaml } from "#domain/auth/saml-flow.ts";
import { buildSamlAddresses, buildServiceMetadata } from "#domain/auth/saml-metadata.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

const cacheSeconds = 600;
const downloadValidForYears = 5;

/** `GET /sso/saml/metadata`: what identity providers import; with `?download=true` as a file, valid for five years. */
export const samlMetadata = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/sso/saml/metadata", async (c) => {
    requireSaml(services);
    const isDownload = c.req.query("download") === "true";
    const validUntil = new Date();
    validUntil.setUTCFullYear(validUntil.getUTCFullYear() + downloadValidForYears);
    const xml = buildServiceMetadata(
      buildSamlAddresses(services.settings.authUrl),
      await getServiceKey(services),
      isDownload ? validUntil : null,
    );
    c.header("Content-Type", "application/xml; charset=utf-8");
    c.header("Cache-Control", `public, max-age=${cacheSeconds}`);
    if (isDownload) c.header("Content-Disposition", 'attachment; filename="metadata.xml"');
    return c.body(xml);
  });
