import { Hono } from "hono";
import { rotateSigningKeys } from "#domain/auth/signing-keys.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";

/** `POST /admin/signing-keys`, which is ours and not the protocol's: one step of a rotation of the keys that sign tokens. */
export const signingKeys = (door: AuthDoor) =>
  new Hono<AppContext>().post("/admin/signing-keys", async (c) => {
    await requireAdmin(c, door);
    return c.json({ step: await rotateSigningKeys(door.ground.db) });
  });
