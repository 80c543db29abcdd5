import { Hono } from "hono";
import { sendNonce } from "#domain/auth/reauthenticate.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import { requireUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";

/** `GET /reauthenticate` sends a code for `PUT /user`. A HEAD request, such as a prefetch, does not. */
export const reauthenticate = (services: AuthEndpointServices) =>
  new Hono<AppContext>().get("/reauthenticate", async (c) => {
    const { user } = await requireUser(c, services);
    if (c.req.method === "GET") await sendNonce(services, user, readRequestLocale(c));
    return c.json({});
  });
