import { exchangeAuthCode } from "./flow-states.ts";
import type { Device } from "./sessions.ts";
import { inTransaction, type AuthGround } from "./settings.ts";
import { startSession, type IssuedTokens } from "./tokens.ts";

/** Signs in with the code of a redirect and its verifier, once; a provider's own tokens come along. */
export async function redeemAuthCode(
  ground: AuthGround,
  { code, verifier }: { code: string; verifier: string },
  device: Device,
): Promise<IssuedTokens> {
  return await inTransaction(ground, async (ground) => {
    const { userId, authenticationMethod, memory } = await exchangeAuthCode(ground.db, code, verifier);
    const { provider_token: providerToken, provider_refresh_token: providerRefreshToken } = memory;
    const provider = typeof memory["sso_provider_id"] === "string" ? memory["sso_provider_id"] : undefined;
    const notAfter = typeof memory["not_after"] === "string" ? new Date(memory["not_after"]) : null;
    const issued = await startSession(ground, userId, { method: authenticationMethod, device, notAfter, ...(provider && { provider }) });
    const response = {
      ...issued.response,
      ...(typeof providerToken === "string" && { provider_token: providerToken }),
      ...(typeof providerRefreshToken === "string" && { provider_refresh_token: providerRefreshToken }),
    };
    return { ...issued, response };
  });
}
