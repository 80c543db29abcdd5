import { Hono } from "hono";
import { getUserView } from "#domain/auth/user-view.ts";
import type { AppContext } from "../app-context.ts";
import { requireUser } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";

/** `GET /user`: the own account. */
export const user = (door: AuthDoor) =>
  new Hono<AppContext>().get("/user", async (c) => {
    const signedIn = await requireUser(c, door);
    return c.json(await getUserView(door.ground.db, signedIn.user));
  });
