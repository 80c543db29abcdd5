import { Hono } from "hono";
import * as z from "zod/mini";
import { checkMetadata } from "#domain/auth/metadata.ts";
import { signUp } from "#domain/auth/sign-up.ts";
import type { AppContext } from "../app-context.ts";
import { answerTokens } from "./answers.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { inEvenTime, signUpMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import {
  captchaFields,
  challengeFields,
  checkChannel,
  metadata,
  readAuthBody,
  readChallenge,
  readDevice,
  readMailOptions,
  requireCaptcha,
} from "./request.ts";

const signUpBody = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.optional(z.string()),
  data: z.optional(metadata),
  channel: z.optional(z.string()),
  ...challengeFields,
  ...captchaFields,
});

/** `POST /signup`: by e-mail address, by phone number, or anonymously (protocol, section 5). */
export const signup = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/signup", async (c) => {
    await limitByAddress(c, services.limits, "signUp");
    const body = await readAuthBody(c, signUpBody);
    if (!body.email && !body.phone) await limitByAddress(c, services.limits, "anonymous");
    await requireCaptcha(c, services, body);
    const { email, phone, password, data = {} } = body;
    checkMetadata(data);
    if (phone) checkChannel(body.channel);
    const signingUp = signUp(services, {
      email,
      phone,
      password,
      data,
      device: readDevice(c),
      readMailOptions: () => readMailOptions(c, services.settings, readChallenge(body)),
    });
    const outcome = services.settings.confirmsEmailItself ? await signingUp : await inEvenTime(signUpMs, signingUp);
    return outcome.kind === "session" ? answerTokens(c, outcome.issued) : c.json(outcome.user);
  });
