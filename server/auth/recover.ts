import { Hono } from "hono";
import * as z from "zod/mini";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { recoverPassword } from "#domain/auth/send-links.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { inEvenTime, mailRequestMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, challengeFields, readAuthBody, readChallenge, readMailOptions, requireCaptcha } from "./request.ts";

const recoverBody = z.object({ email: z.optional(z.string()), ...challengeFields, ...captchaFields });

/** `POST /recover`: sends a link for a new password. The answer is the same for every address. */
export const recover = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/recover", async (c) => {
    await limitByAddress(c, services.limits, "recover");
    const body = await readAuthBody(c, recoverBody);
    await requireCaptcha(c, services, body);
    if (!body.email) throw new AuthRefusal("recovery_email_missing");
    const mailOptions = readMailOptions(c, services.settings, readChallenge(body));
    await inEvenTime(mailRequestMs, recoverPassword(services, body.email, mailOptions));
    return c.json({});
  });
