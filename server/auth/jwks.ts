import { Hono } from "hono";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `GET /.well-known/jwks.json`: our public keys, the next one included, but not those of `AUTH_EXTRA_JWKS`. */
export const jwks = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/.well-known/jwks.json", async (c) => {
    const { keys } = await services.getIssuer();
    return c.json({ keys: keys.public }, 200, { "Cache-Control": "public, max-age=600" });
  });
