import { Hono } from "hono";
import * as z from "zod/mini";
import { giveProof } from "#domain/auth/fresh-proof.ts";
import { sendNonce } from "#domain/auth/reauthenticate.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { requireUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";
import { readAuthBody, readDevice } from "./request.ts";

const body = z.object({ password: z.optional(z.string()), nonce: z.optional(z.string()) });

/**
 * `GET /reauthenticate` sends a code for `PUT /user`; a HEAD request, such as a prefetch, does not. `POST` takes that code, or the
 * password, for whatever else needs a fresh proof in the next ten minutes; it is not part of the protocol.
 */
export const reauthenticate = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/reauthenticate", async (c) => {
      const { user } = await requireUser(c, services);
      if (c.req.method === "GET") await sendNonce(services, user, readRequestLocale(c));
      return c.json({});
    })
    .post("/reauthenticate", async (c) => {
      await limitByAddress(c, services.limits, "updateUser");
      const owner = await requireUser(c, services);
      const { password: currentPassword, nonce } = await readAuthBody(c, body);
      if (currentPassword === undefined && !nonce) throw new AuthRefusal("reauthentication_not_valid");
      await giveProof(services, { ...owner, device: readDevice(c), locale: readRequestLocale(c) }, { currentPassword, nonce });
      return c.json({});
    });
