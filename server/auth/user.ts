import { Hono } from "hono";
import * as z from "zod/mini";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { changeOwnAccount } from "#domain/auth/update-user.ts";
import { getUserView } from "#domain/auth/user-view.ts";
import type { AppContext } from "../app-context.ts";
import { readBearer, requireUser } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";
import { limitByAddress } from "./limits.ts";
import { challengeFields, metadata, readAuthBody, readChallenge, readDevice, readWish } from "./request.ts";

const changesBody = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.optional(z.string()),
  current_password: z.optional(z.string()),
  nonce: z.optional(z.string()),
  data: z.optional(metadata),
  app_metadata: z.optional(metadata),
  ...challengeFields,
});

/** `GET /user`: the own account. `PUT /user`: its changes (protocol, section 8). */
export const user = (door: AuthDoor) =>
  new Hono<AppContext>()
    .get("/user", async (c) => {
      const token = readBearer(c);
      const recent = door.recent.users.find(token);
      if (recent) return c.json(recent);
      const { user } = await requireUser(c, door);
      const view = await getUserView(door.ground.db, user);
      door.recent.users.keep(token, view);
      return c.json(view);
    })
    .put("/user", async (c) => {
      await limitByAddress(c, door.limits, "updateUser");
      const signedIn = await requireUser(c, door);
      const body = await readAuthBody(c, changesBody);
      if (body.app_metadata) throw new AuthRefusal("app_metadata_needs_admin");
      const { email, phone, password, current_password: currentPassword, nonce, data } = body;
      const wish = readWish(c, door.ground.settings, readChallenge(body));
      return c.json(
        await changeOwnAccount(door.ground, signedIn, {
          changes: { email, phone, password, currentPassword, nonce, data },
          device: readDevice(c),
          wish,
        }),
      );
    });
