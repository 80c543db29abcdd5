import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { resendMail, resendMessage } from "#domain/auth/send-links.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { inEvenTime, mailRequestMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, challengeFields, readAuthBody, readChallenge, readMailOptions, requireCaptcha } from "./request.ts";

const resendBody = z.object({
  type: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  ...challengeFields,
  ...captchaFields,
});
type ResendBody = z.output<typeof resendBody>;

/** `POST /resend`: sends a confirmation again. The answer is the same for every address and number. */
export const resend = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/resend", async (c) => {
    await limitByAddress(c, services.limits, "resend");
    const body = await readAuthBody(c, resendBody);
    await requireCaptcha(c, services, body);
    if (body.email && body.phone)
      throw new AuthRefusal("validation_failed", { text: "Only an email address or phone number should be provided." });
    await inEvenTime(mailRequestMs, send(c, services, body));
    return c.json({});
  });

async function send(c: Context<AppContext>, services: AuthEndpointServices, { type, email, phone, ...body }: ResendBody): Promise<void> {
  const mailOptions = readMailOptions(c, services.settings, readChallenge(body));
  if (type === "signup" || type === "email_change")
    return await resendMail(services, { type, email: required(email, { other: phone, what: "an email address" }) }, mailOptions);
  if (type === "sms" || type === "phone_change")
    return await resendMessage(services, { type, phone: required(phone, { other: email, what: "a phone number" }) }, mailOptions.locale);
  throw new AuthRefusal("validation_failed", { text: "Missing one of these types: signup, email_change, sms, phone_change" });
}

function required(given: string | undefined, { other, what }: { other: string | undefined; what: string }): string {
  if (given) return given;
  throw new AuthRefusal("validation_failed", { text: other ? `Type provided requires ${what}` : "Missing email address or phone number" });
}
