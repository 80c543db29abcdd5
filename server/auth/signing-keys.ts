import { Hono } from "hono";
import { rotateSigningKeys } from "#domain/auth/signing-keys.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `POST /admin/signing-keys`: one step of a rotation of the signing keys. Not part of the protocol. */
export const signingKeys = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/admin/signing-keys", async (c) => {
    await requireAdmin(c, services);
    return c.json({ step: await rotateSigningKeys(services.db, services.wrapping) });
  });
