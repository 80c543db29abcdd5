import { Hono } from "hono";
import * as z from "zod/mini";
import { inviteByEmail } from "#domain/auth/invite.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";
import { metadata, readAuthBody, readWish } from "./request.ts";

const body = z.object({ email: z._default(z.string(), ""), data: z._default(metadata, {}) });

/** `POST /invite`: an administrating program asks somebody in. */
export const invite = (door: AuthDoor) =>
  new Hono<AppContext>().post("/invite", async (c) => {
    await requireAdmin(c, door);
    const invited = await inviteByEmail(door.ground, await readAuthBody(c, body), readWish(c, door.ground.settings, null));
    c.get("log").info({ userId: invited.id }, "an administrating program invited somebody");
    return c.json(invited);
  });
