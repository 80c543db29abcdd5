import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { checkMetadata } from "#domain/auth/metadata.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { sendSignInMail, sendSignInMessage } from "#domain/auth/send-links.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { inEvenTime, mailRequestMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import {
  captchaFields,
  challengeFields,
  checkChannel,
  metadata,
  readAuthBody,
  readChallenge,
  readMailOptions,
  requireCaptcha,
} from "./request.ts";

const otpBody = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  create_user: z.optional(z.boolean()),
  data: z.optional(metadata),
  channel: z.optional(z.string()),
  ...challengeFields,
  ...captchaFields,
});
type OtpBody = z.output<typeof otpBody>;

/** `POST /otp` and its older name `/magiclink`: sends a code to sign in with, by mail or text message (protocol, section 7). */
export const otp = (services: AuthEndpointServices) => {
  const answer = async (c: Context<AppContext>) => {
    await limitByAddress(c, services.limits, "otp");
    const body = await readAuthBody(c, otpBody);
    checkCombination(body);
    await requireCaptcha(c, services, body);
    await inEvenTime(mailRequestMs, send(c, services, body));
    return c.json({});
  };
  return new Hono<AppContext>().post("/otp", answer).post("/magiclink", answer);
};

function checkCombination({ email, phone, channel }: OtpBody): void {
  if (!email && !phone) throw new AuthRefusal("validation_failed", { text: "One of email or phone must be set" });
  if (email && phone) throw new AuthRefusal("validation_failed", { text: "Only an email address or phone number should be provided" });
  if (email && channel) throw new AuthRefusal("validation_failed", { text: "Channel should only be specified with Phone OTP" });
  checkChannel(channel);
}

async function send(
  c: Context<AppContext>,
  services: AuthEndpointServices,
  { email, phone = "", create_user: mayCreate = true, data = {}, ...body }: OtpBody,
): Promise<void> {
  checkMetadata(data);
  const mailOptions = readMailOptions(c, services.settings, readChallenge(body));
  if (email) await sendSignInMail(services, email, { ...mailOptions, mayCreate, data });
  else await sendSignInMessage(services, phone, { locale: mailOptions.locale, mayCreate, data });
}
