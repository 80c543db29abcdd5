import { Hono } from "hono";
import * as z from "zod/mini";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { changeOwnAccount } from "#domain/auth/update-user.ts";
import { getUserView } from "#domain/auth/user-view.ts";
import type { AppContext } from "../app-context.ts";
import { logRequest } from "../request/log-request.ts";
import { readBearer, requireUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";
import { challengeFields, checkChannel, metadata, readAuthBody, readChallenge, readDevice, readMailOptions } from "./request.ts";

const changesBody = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  channel: z.optional(z.string()),
  password: z.optional(z.string()),
  current_password: z.optional(z.string()),
  nonce: z.optional(z.string()),
  data: z.optional(metadata),
  app_metadata: z.optional(metadata),
  ...challengeFields,
});

/** `GET /user`: one's own account. `PUT /user`: changes it (protocol, section 8). */
export const user = (services: AuthEndpointServices) =>
  new Hono<AppContext>()
    .get("/user", async (c) => {
      const token = readBearer(c);
      const recent = services.recent.users.get(token);
      if (recent) return c.json(recent);
      const { user } = await requireUser(c, services);
      const view = await getUserView(services.db, user);
      services.recent.users.set(token, view);
      return c.json(view);
    })
    .put("/user", async (c) => {
      await limitByAddress(c, services.limits, "updateUser");
      const signedIn = await requireUser(c, services);
      const body = await readAuthBody(c, changesBody);
      if (body.app_metadata) throw new AuthRefusal("app_metadata_needs_admin");
      if (body.phone) checkChannel(body.channel);
      const { email, phone, password, current_password: currentPassword, nonce, data } = body;
      const mailOptions = readMailOptions(c, services.settings, readChallenge(body));
      const changed = await changeOwnAccount(services, signedIn, {
        changes: { email, phone, password, currentPassword, nonce, data },
        device: readDevice(c),
        mailOptions,
      });
      const fields = Object.entries({ email, phone, password, data }).flatMap(([name, value]) => (value === undefined ? [] : [name]));
      logRequest(c, "info", { message: "an account was changed by its owner", userId: signedIn.user.id, fields });
      return c.json(changed);
    });
