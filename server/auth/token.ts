import { Hono, type Context } from "hono";
import * as z from "zod/mini";
import { maskEmail } from "#domain/auth/mask-email.ts";
import { normalizeEmail } from "#domain/auth/normalize-email.ts";
import { redeemAuthCode } from "#domain/auth/redeem-auth-code.ts";
import { refreshSession } from "#domain/auth/refresh-session.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { signInWithPassword } from "#domain/auth/sign-in.ts";
import { buildTokenResponse } from "#domain/auth/tokens.ts";
import type { AppContext } from "../app-context.ts";
import { logRequest } from "../request/log-request.ts";
import { answerTokens } from "./answers.ts";
import { markDevice, readKnownDevice } from "./device-cookie.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { idTokenGrant } from "./id-token-grant.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, readAuthBody, readDevice, requireCaptcha } from "./request.ts";
import { web3Grant } from "./web3-grant.ts";

const passwordBody = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.optional(z.string()),
  ...captchaFields,
});
const refreshBody = z.object({ refresh_token: z.optional(z.string()) });
const pkceBody = z.object({ auth_code: z.optional(z.string()), code_verifier: z.optional(z.string()) });

type Grant = (c: Context<AppContext>, services: AuthEndpointServices) => Promise<Response>;
const grants = new Map<string, Grant>([
  ["password", grantForPassword],
  ["refresh_token", grantForRefreshToken],
  ["pkce", grantForAuthCode],
  ["id_token", idTokenGrant],
  ["web3", web3Grant],
]);

/** `POST /token?grant_type=` (protocol, section 6). */
export const token = (services: AuthEndpointServices) =>
  new Hono<AppContext>().post("/token", async (c) => {
    const grant = grants.get(c.req.query("grant_type") ?? "");
    if (!grant) throw new AuthRefusal("unsupported_grant_type");
    return await grant(c, services);
  });

async function grantForPassword(c: Context<AppContext>, services: AuthEndpointServices): Promise<Response> {
  await limitByAddress(c, services.limits, "signIn");
  const body = await readAuthBody(c, passwordBody);
  await requireCaptcha(c, services, body);
  const { email, phone, password } = body;
  if (email && phone)
    throw new AuthRefusal("validation_failed", { text: "Only an email address or phone number should be provided on login." });
  if (!email && !phone) throw new AuthRefusal("email_or_phone_missing");
  const who = email ? { email } : { phone: phone ?? "" };
  const browser = readKnownDevice(c, services.settings);
  const signingIn = signInWithPassword(services, { ...who, password: password ?? "" }, { device: readDevice(c), browser });
  const issued = await signingIn.catch((error: unknown) => {
    if (error instanceof AuthRefusal)
      logRequest(c, "info", { message: "a sign-in failed", account: maskAccount(who), reason: error.refusal });
    throw error;
  });
  markDevice(c, services, issued.session.userId);
  return answerTokens(c, issued);
}

function maskAccount(who: { email: string } | { phone: string }): string {
  return "email" in who ? maskEmail(normalizeEmail(who.email) ?? "") : `•••${who.phone.slice(-3)}`;
}

async function grantForRefreshToken(c: Context<AppContext>, services: AuthEndpointServices): Promise<Response> {
  await limitByAddress(c, services.limits, "refresh");
  const { refresh_token: refreshToken = "" } = await readAuthBody(c, refreshBody);
  const refreshed = await refreshSession(services.db, refreshToken, { ...services.sessions, device: readDevice(c) });
  return answerTokens(c, await buildTokenResponse(services, refreshed));
}

async function grantForAuthCode(c: Context<AppContext>, services: AuthEndpointServices): Promise<Response> {
  await limitByAddress(c, services.limits, "signIn");
  const { auth_code: code, code_verifier: verifier } = await readAuthBody(c, pkceBody);
  if (!code || !verifier)
    throw new AuthRefusal("validation_failed", { text: "invalid request: both auth code and code verifier should be non-empty" });
  return answerTokens(c, await redeemAuthCode(services, { code, verifier }, readDevice(c)));
}
