import { eq } from "drizzle-orm";
import { authSessions } from "#db/auth-schema.server.ts";
import { exchangeAuthCode, spendAuthCode, type ExchangedFlow } from "./flow-states.ts";
import { AuthRefusal } from "./refusal.ts";
import type { Device } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";

/**
 * Signs in with an auth code and its verifier, once. The answer includes the provider's own tokens, if there are any. Whoever uses it a
 * second time has it from somewhere, and the first may not have been its owner: the session that it has opened ends (RFC 6749, 10.5).
 */
export async function redeemAuthCode(
  services: AuthServices,
  { code, verifier }: { code: string; verifier: string },
  device: Device,
): Promise<IssuedTokens> {
  const issued = await inTransaction(services, async (services) => {
    const exchanged = await exchangeAuthCode(services, code, verifier);
    if (exchanged.kind === "first") return await openItsSession(services, exchanged, device);
    await services.db.delete(authSessions).where(eq(authSessions.id, exchanged.openedSession));
    return null;
  });
  if (!issued) throw new AuthRefusal("flow_state_not_found");
  return issued;
}

async function openItsSession(
  services: AuthServices,
  { id, userId, authenticationMethod, memory }: Extract<ExchangedFlow, { kind: "first" }>,
  device: Device,
): Promise<IssuedTokens> {
  const { provider_token: providerToken, provider_refresh_token: providerRefreshToken } = memory;
  const provider = typeof memory["sso_provider_id"] === "string" ? memory["sso_provider_id"] : undefined;
  const notAfter = typeof memory["not_after"] === "string" ? new Date(memory["not_after"]) : null;
  const opensNothing = authenticationMethod === "email_change";
  const issued = await startSession(services, userId, {
    method: authenticationMethod,
    device,
    notAfter,
    opensNothing,
    ...(provider && { provider }),
  });
  await spendAuthCode(services, id, issued.session.id);
  const response = {
    ...issued.response,
    ...(typeof providerToken === "string" && { provider_token: providerToken }),
    ...(typeof providerRefreshToken === "string" && { provider_refresh_token: providerRefreshToken }),
  };
  return { ...issued, response };
}
