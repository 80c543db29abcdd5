import { Hono } from "hono";
import * as z from "zod/mini";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { recoverPassword } from "#domain/auth/send-links.ts";
import type { AppContext } from "../app-context.ts";
import type { AuthDoor } from "./door.ts";
import { inEvenTime, mailRequestMs } from "./even-time.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, challengeFields, readAuthBody, readChallenge, readWish, requireCaptcha } from "./request.ts";

const recoverBody = z.object({ email: z.optional(z.string()), ...challengeFields, ...captchaFields });

/** `POST /recover`: the same answer for every address. */
export const recover = ({ ground, limits }: AuthDoor) =>
  new Hono<AppContext>().post("/recover", async (c) => {
    await limitByAddress(c, limits, "recover");
    const body = await readAuthBody(c, recoverBody);
    await requireCaptcha(c, ground, body);
    if (!body.email) throw new AuthRefusal("recovery_email_missing");
    const wish = readWish(c, ground.settings, readChallenge(body));
    await inEvenTime(mailRequestMs, recoverPassword(ground, body.email, wish));
    return c.json({});
  });
