import type { Context } from "hono";
import * as z from "zod/mini";
import { signInWithWallet } from "#domain/auth/web3-sign-in.ts";
import type { AppContext } from "../app-context.ts";
import { answerTokens } from "./answers.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, readAuthBody, readDevice, requireCaptcha } from "./request.ts";

const body = z.object({
  chain: z._default(z.string(), ""),
  message: z._default(z.string(), ""),
  signature: z._default(z.string(), ""),
  ...captchaFields,
});

/** `grant_type=web3`: signs in with a message that a wallet has signed (protocol, section 11). */
export async function web3Grant(c: Context<AppContext>, services: AuthEndpointServices): Promise<Response> {
  await limitByAddress(c, services.limits, "web3");
  const given = await readAuthBody(c, body);
  await requireCaptcha(c, services, given);
  return answerTokens(c, await signInWithWallet(services, given, readDevice(c)));
}
