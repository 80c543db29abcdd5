import type { Context } from "hono";
import * as z from "zod/mini";
import { admitExternalAccount } from "#domain/auth/external-sign-in.ts";
import { requireFreshProof } from "#domain/auth/fresh-proof.ts";
import { verifyIdToken } from "#domain/auth/id-token.ts";
import { linkExternalAccount } from "#domain/auth/link-external-account.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { startSession } from "#domain/auth/tokens.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request/request-locale.ts";
import { answerTokens } from "./answers.ts";
import { requireUser } from "./bearer.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { limitByAddress } from "./limits.ts";
import { captchaFields, readAuthBody, readDevice } from "./request.ts";

const body = z.object({
  provider: z._default(z.string().check(z.maxLength(200)), ""),
  id_token: z._default(z.string(), ""),
  access_token: z._default(z.string(), ""),
  nonce: z._default(z.string().check(z.maxLength(1_000)), ""),
  client_id: z._default(z.string(), ""),
  issuer: z._default(z.string(), ""),
  link_identity: z._default(z.boolean(), false),
  ...captchaFields,
});

/** `grant_type=id_token`: signs in with an ID token that the app got from its provider (protocol, section 10). */
export async function idTokenGrant(c: Context<AppContext>, services: AuthEndpointServices): Promise<Response> {
  await limitByAddress(c, services.limits, "signIn");
  const given = await readAuthBody(c, body);
  const linkingUserId = given.link_identity ? await getLinkingUser(c, services) : null;
  const account = await verifyIdToken(services, {
    provider: given.provider,
    idToken: given.id_token,
    accessToken: given.access_token,
    nonce: given.nonce,
    clientId: given.client_id,
    issuer: given.issuer,
  });
  const locale = readRequestLocale(c);
  if (linkingUserId) await linkExternalAccount(services, linkingUserId, { account, locale });
  const userId = linkingUserId ?? (await admitExternalAccount(services, account, locale));
  return answerTokens(c, await startSession(services, userId, { method: "oauth", device: readDevice(c) }));
}

async function getLinkingUser(c: Context<AppContext>, services: AuthEndpointServices): Promise<string> {
  if (!services.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
  const owner = await requireUser(c, services).catch((cause: unknown) => {
    throw new AuthRefusal("oauth_refusal", {
      error: "invalid request",
      text: "Linking requires a valid user access token in Authorization",
      cause,
    });
  });
  await requireFreshProof(services, owner);
  return owner.user.id;
}
