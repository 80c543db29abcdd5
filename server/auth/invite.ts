import { Hono } from "hono";
import * as z from "zod/mini";
import { inviteByEmail } from "#domain/auth/invite.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { metadata, readAuthBody, readMailOptions } from "./request.ts";
import { logRequest } from "../request/log-request.ts";

const body = z.object({ email: z._default(z.string(), ""), data: z._default(metadata, {}) });

/** `POST /invite`: invites somebody by mail, for programs with the service key. */
export const invite = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/invite", async (c) => {
    await requireAdmin(c, services);
    const invited = await inviteByEmail(services, await readAuthBody(c, body), readMailOptions(c, services.settings, null));
    logRequest(c, "info", { message: "an administrating program invited somebody", userId: invited.id });
    return c.json(invited);
  });
