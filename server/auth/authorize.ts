import { Hono } from "hono";
import { leaveForProvider } from "#domain/auth/provider-flow.ts";
import type { AppContext } from "../app-context.ts";
import { readDeparture } from "./departure.ts";
import type { AuthDoor } from "./door.ts";
import { limitByAddress } from "./limits.ts";

/** `GET /authorize`: sends the browser to a provider, which sends it back to `/callback`. */
export const authorize = ({ ground, limits }: AuthDoor) =>
  new Hono<AppContext>().get("/authorize", async (c) => {
    await limitByAddress(c, limits, "signIn");
    const url = await leaveForProvider(ground, { ...readDeparture(c, ground.settings), begunBy: "navigation" });
    return c.redirect(url, 302);
  });
