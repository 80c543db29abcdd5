import type { Context } from "hono";
import type { JWTPayload } from "jose";
import { verifyAccessToken } from "#domain/auth/access-token.ts";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import { getLiveSession, type AuthSession, type AuthUser } from "#domain/auth/sessions.ts";
import type { AppContext } from "../app-context.ts";
import { findBearerToken } from "../request/bearer-token.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { isSameText } from "../request/is-same-text.ts";

export interface SignedInUser {
  user: AuthUser;
  session: AuthSession;
  claims: JWTPayload;
}

/** The user of the request's access token, whose session must be alive. Refuses as the protocol's section 2.3 says. */
export async function requireUser(c: Context<AppContext>, services: AuthEndpointServices): Promise<SignedInUser> {
  const bearer = await verifyAccessToken(await services.getIssuer(), readBearer(c));
  if (bearer.kind === "service") throw new AuthRefusal("bad_jwt_no_sub");
  return { ...(await getLiveSession(services.db, bearer, services.sessions)), claims: bearer.claims };
}

/** Requires the service key, or a token with an administrator's role from `AUTH_EXTRA_JWKS`. A user's token never suffices. */
export async function requireAdmin(c: Context<AppContext>, services: AuthEndpointServices): Promise<void> {
  const token = readBearer(c);
  const { serviceKey } = services.settings;
  if (serviceKey !== null && isSameText(token, serviceKey)) return;
  const bearer = await verifyAccessToken(await services.getIssuer(), token);
  if (bearer.kind === "service") return;
  await getLiveSession(services.db, bearer, services.sessions);
  throw new AuthRefusal("not_admin");
}

export function readBearer(c: Context<AppContext>): string {
  const token = findBearerToken(c.req.header("authorization"));
  if (!token) throw new AuthRefusal("no_authorization");
  return token;
}
