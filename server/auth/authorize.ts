import { Hono } from "hono";
import { leaveForProvider } from "#domain/auth/provider-flow.ts";
import type { AppContext } from "../app-context.ts";
import { readDeparture } from "./departure.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";

/** `GET /authorize`: sends the browser to a provider, which sends it back to `/callback`. */
export const authorize = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/authorize", async (c) => {
    await limitByAddress(c, services.limits, "signIn");
    const url = await leaveForProvider(services, { ...readDeparture(c, services.settings), begunBy: "navigation" });
    return c.redirect(url, 302);
  });
