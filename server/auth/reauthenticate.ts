import { Hono } from "hono";
import { sendNonce } from "#domain/auth/reauthenticate.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import { requireUser } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";

/** `GET /reauthenticate` sends a code for `PUT /user`. A HEAD, which some prefetch, sends none. */
export const reauthenticate = (door: AuthDoor) =>
  new Hono<AppContext>().get("/reauthenticate", async (c) => {
    const { user } = await requireUser(c, door);
    if (c.req.method === "GET") await sendNonce(door.ground, user, readRequestLocale(c));
    return c.json({});
  });
