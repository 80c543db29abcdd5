import type { Context } from "hono";
import * as z from "zod/mini";
import { admitExternalAccount, linkExternalAccount } from "#domain/auth/external-sign-in.ts";
import { verifyIdToken } from "#domain/auth/id-token.ts";
import { getProviders } from "#domain/auth/providers.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { startSession } from "#domain/auth/tokens.ts";
import type { AppContext } from "../app-context.ts";
import { readRequestLocale } from "../request-locale.ts";
import { answerTokens } from "./answers.ts";
import { requireUser } from "./bearer.ts";
import type { AuthDoor } from "./door.ts";
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

/** `grant_type=id_token`: an app got the token from its provider itself (protocol, section 10). */
export async function idTokenGrant(c: Context<AppContext>, door: AuthDoor): Promise<Response> {
  const { ground } = door;
  await limitByAddress(c, door.limits, "signIn");
  const given = await readAuthBody(c, body);
  const linkingUserId = given.link_identity ? await getLinkingUser(c, door) : null;
  const account = await verifyIdToken(getProviders(ground.settings.oauth), {
    provider: given.provider,
    idToken: given.id_token,
    accessToken: given.access_token,
    nonce: given.nonce,
    clientId: given.client_id,
    issuer: given.issuer,
  });
  const wish = { locale: readRequestLocale(c), redirectTo: ground.settings.publicUrl, codeChallenge: null };
  if (linkingUserId) await linkExternalAccount(ground, linkingUserId, { account, wish });
  const userId = linkingUserId ?? (await admitExternalAccount(ground, account, wish));
  return answerTokens(c, await startSession(ground, userId, { method: "oauth", device: readDevice(c) }));
}

async function getLinkingUser(c: Context<AppContext>, door: AuthDoor): Promise<string> {
  if (!door.ground.settings.hasManualLinking) throw new AuthRefusal("manual_linking_disabled");
  try {
    return (await requireUser(c, door)).user.id;
  } catch (cause) {
    throw new AuthRefusal("oauth_refusal", {
      error: "invalid request",
      text: "Linking requires a valid user access token in Authorization",
      cause,
    });
  }
}
