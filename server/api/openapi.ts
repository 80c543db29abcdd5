import type { Hono } from "hono";
import { openAPIRouteHandler } from "hono-openapi";
import type { AppContext } from "../app-context.ts";

/** The OpenAPI document, generated from the schemas that validate requests. */
export const openApi = (api: Hono<AppContext>, publicUrl: string) =>
  openAPIRouteHandler(api, {
    // Routes that end like a file, such as `stats.csv`, belong in the document, too.
    excludeStaticFile: false,
    documentation: {
      openapi: "3.1.0",
      info: {
        title: "Giftwright",
        version: "1",
        description: "Five gift ideas that fit. Errors are RFC 9457 problem documents in the language of `Accept-Language`.",
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
  });
