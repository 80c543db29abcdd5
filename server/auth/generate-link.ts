import { Hono } from "hono";
import * as z from "zod/mini";
import { generateLink as createLink } from "#domain/auth/generate-link.ts";
import type { AppContext } from "../app-context.ts";
import { requireAdmin } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { metadata, readAuthBody, readRedirect, readMailOptions } from "./request.ts";
import { logRequest } from "../request/log-request.ts";

const body = z.object({
  type: z._default(z.string(), ""),
  email: z._default(z.string(), ""),
  new_email: z._default(z.string(), ""),
  password: z._default(z.string(), ""),
  data: z._default(metadata, {}),
  redirect_to: z.optional(z.string()),
});

/** `POST /admin/generate_link`: the link and code of a mail, for programs that send their own mails. */
export const generateLink = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/admin/generate_link", async (c) => {
    await requireAdmin(c, services);
    const { type, email, new_email: newEmail, password, data, redirect_to } = await readAuthBody(c, body);
    const redirectTo = readRedirect(c, services.settings, redirect_to);
    const mailOptions = { ...readMailOptions(c, services.settings, null), redirectTo };
    const { user, link, code, token, kind } = await createLink(services, { kind: type, email, newEmail, password, data }, mailOptions);
    logRequest(c, "info", { message: "an administrating program took a link", userId: user.id, kind });
    return c.json({ ...user, action_link: link, email_otp: code, hashed_token: token, redirect_to: redirectTo, verification_type: kind });
  });
