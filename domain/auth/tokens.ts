import { eq } from "drizzle-orm";
import { authSessions, type AmrEntry } from "#db/auth-schema.server.ts";
import { signAccessToken } from "./access-token.ts";
import { openSession, type Opening } from "./open-session.ts";
import { formatRefreshToken } from "./refresh-token.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthSession } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import type { UserView } from "./user-view.ts";

/** The protocol's token response (its section 3.4). */
export interface TokenResponse {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserView;
  provider_token?: string;
  provider_refresh_token?: string;
  weak_password?: { message: string; reasons: string[] };
}

export interface IssuedTokens {
  /** For headers and logs; not part of the answer's body. */
  session: AuthSession;
  response: TokenResponse;
}

/** Builds the answer to a sign-in or refresh. The access token expires with the session's `notAfter` at the latest. */
export async function buildTokenResponse(
  services: AuthServices,
  { session, user }: { session: AuthSession; user: UserView },
): Promise<IssuedTokens> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = Math.min(
    issuedAt + services.settings.accessTokenSeconds,
    session.notAfter ? Math.floor(session.notAfter.getTime() / 1000) : Infinity,
  );
  const accessToken = await signAccessToken(
    await services.getIssuer(),
    {
      sub: user.id,
      email: user.email,
      phone: user.phone,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: user.role,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    { issuedAt, expiresAt },
  );
  const refreshToken = formatRefreshToken({ sessionId: session.id, counter: session.refreshCounter }, services.sessions.refreshTokenKey);
  const response = {
    access_token: accessToken,
    token_type: "bearer" as const,
    expires_in: expiresAt - issuedAt,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  };
  return { session, response };
}

/** The values for the fragment of a redirect in the implicit flow (`withFragment` sorts them). */
export function buildTokenFragment({ response }: IssuedTokens, extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    access_token: response.access_token,
    expires_at: String(response.expires_at),
    expires_in: String(response.expires_in),
    refresh_token: response.refresh_token,
    token_type: response.token_type,
    ...extra,
  };
}

/** How the user has just signed in; `method` is `password`, `otp`, `oauth`, … (the protocol's section 4.1). */
export interface Proof extends Omit<Opening, "amr"> {
  method: string;
  provider?: string;
}

/**
 * Signs a user in: a new session and its tokens. Refuses with `user_banned_at_sign_in`, and with `invalid_credentials` when the
 * account was deleted or its password changed meanwhile: a change ends only the sessions that it finds.
 */
export async function startSession(services: AuthServices, userId: string, { method, provider, ...proof }: Proof): Promise<IssuedTokens> {
  const amr: AmrEntry = { method, timestamp: Math.floor(Date.now() / 1000), ...(provider && { provider }) };
  const { session, user, isBanned, isOutdated } = await openSession(services.db, userId, { amr, ...proof });
  if (isBanned || isOutdated) {
    await services.db.delete(authSessions).where(eq(authSessions.id, session.id));
    throw new AuthRefusal(isOutdated ? "invalid_credentials" : "user_banned_at_sign_in");
  }
  return await buildTokenResponse(services, { session, user });
}
