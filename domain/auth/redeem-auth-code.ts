import { exchangeAuthCode } from "./flow-states.ts";
import type { Device } from "./sessions.ts";
import { inTransaction, type AuthServices } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";

/** Signs in with an auth code and its verifier, once. The answer includes the provider's own tokens, if there are any. */
export async function redeemAuthCode(
  services: AuthServices,
  { code, verifier }: { code: string; verifier: string },
  device: Device,
): Promise<IssuedTokens> {
  return await inTransaction(services, async (services) => {
    const { userId, authenticationMethod, memory } = await exchangeAuthCode(services, code, verifier);
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
    const response = {
      ...issued.response,
      ...(typeof providerToken === "string" && { provider_token: providerToken }),
      ...(typeof providerRefreshToken === "string" && { provider_refresh_token: providerRefreshToken }),
    };
    return { ...issued, response };
  });
}
