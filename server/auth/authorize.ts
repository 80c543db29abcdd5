import { Hono } from "hono";
import { beginProviderFlow } from "#domain/auth/provider-flow.ts";
import type { AppContext } from "../app-context.ts";
import { readAuthorizeRequest } from "./authorize-request.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";

/** `GET /authorize`: sends the browser to a provider, which sends it back to `/callback`. */
export const authorize = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/authorize", async (c) => {
    await limitByAddress(c, services.limits, "signIn");
    const url = await beginProviderFlow(services, { ...readAuthorizeRequest(c, services.settings), begunBy: "navigation" });
    return c.redirect(url, 302);
  });
