import { and, eq } from "drizzle-orm";
import { authSessions, authUsers, type AmrEntry } from "#db/auth-schema.server.ts";
import { signAccessToken } from "./access-token.ts";
import { formatRefreshToken } from "./refresh-token.ts";
import { AuthRefusal } from "./refusal.ts";
import { isBanned, openSession, type AuthSession, type Device } from "./sessions.ts";
import type { AuthServices } from "./settings.ts";
import { getUserView, type UserView } from "./user-view.ts";

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
export interface Proof {
  method: string;
  provider?: string;
  device: Device;
  /** The end of the session that an identity provider demands. */
  notAfter?: Date | null;
}

/** Signs a user in: a new session and its tokens. Refuses with `user_banned_at_sign_in`. */
export async function startSession(
  services: AuthServices,
  userId: string,
  { method, provider, device, notAfter = null }: Proof,
): Promise<IssuedTokens> {
  const amr: AmrEntry = { method, timestamp: Math.floor(Date.now() / 1000), ...(provider && { provider }) };
  const session = await openSession(services.db, userId, { amr, device, notAfter });
  const [row] = await services.db
    .select({ user: authUsers, isBanned })
    .from(authUsers)
    .innerJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, session.id)))
    .where(eq(authUsers.id, userId));
  if (!row || row.user.deletedAt) throw new AuthRefusal("invalid_credentials");
  if (row.isBanned) {
    await services.db.delete(authSessions).where(eq(authSessions.id, session.id));
    throw new AuthRefusal("user_banned_at_sign_in");
  }
  return await buildTokenResponse(services, { session, user: await getUserView(services.db, row.user) });
}
