import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWK, type JWTPayload } from "jose";
import type { AmrEntry, Metadata } from "#db/auth-schema.server.ts";
import { AuthRefusal } from "./refusal.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { isUuid } from "./uuid.ts";

const clockToleranceSeconds = 30;
export const userAudience = "authenticated";

/** The protocol's claims (its section 4.1). */
export interface AccessClaims {
  sub: string;
  email: string;
  phone: string;
  app_metadata: Metadata;
  user_metadata: Metadata;
  role: string;
  aal: "aal1" | "aal2";
  amr: AmrEntry[];
  session_id: string;
  is_anonymous: boolean;
}

export interface TokenIssuer {
  /** The auth service's public address. */
  issuer: string;
  keys: SigningKeys;
  /** Keys of others whose tokens pass as ours do. */
  extraKeys: readonly JWK[];
}

/** Whoever a valid token speaks for: a user in a session, or a program with an administrator's role. */
export type Bearer = { kind: "user"; userId: string; sessionId: string | null; claims: JWTPayload } | { kind: "service"; role: string };

/** Signs with the current key; the life is told in seconds since 1970. */
export async function signAccessToken(
  { issuer, keys }: TokenIssuer,
  claims: AccessClaims,
  life: { issuedAt: number; expiresAt: number },
): Promise<string> {
  const { kid, privateJwk } = keys.current;
  return await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(userAudience)
    .setIssuedAt(life.issuedAt)
    .setExpirationTime(life.expiresAt)
    .sign(privateJwk);
}

/**
 * Verifies signature and claims; a header cannot bring its own key. Whether the session still lives is asked of the
 * database (`sessions.ts`). Refuses with the protocol's `bad_jwt` kinds.
 */
export async function verifyAccessToken(issuer: TokenIssuer, token: string): Promise<Bearer> {
  const { payload, isOurs } = await verifySignature(issuer, token);
  const role = typeof payload["role"] === "string" ? payload["role"] : "";
  if (!isOurs && (role === "service_role" || role === "supabase_admin")) return { kind: "service", role };
  if (payload.iss !== issuer.issuer) throw new AuthRefusal("bad_jwt", { text: "token has invalid issuer" });
  if (payload.aud !== userAudience) throw new AuthRefusal("bad_jwt", { text: "token has invalid audience" });
  return readUser(payload);
}

function readUser(claims: JWTPayload): Bearer {
  const { sub, session_id: sessionId } = claims;
  if (!sub) throw new AuthRefusal("bad_jwt_no_sub");
  if (!isUuid(sub)) throw new AuthRefusal("bad_jwt_sub_not_uuid");
  return { kind: "user", userId: sub, sessionId: typeof sessionId === "string" && isUuid(sessionId) ? sessionId : null, claims };
}

// jose imports a key once when it is given the same JWK object again, which the keyring sees to.
async function verifySignature({ keys, extraKeys }: TokenIssuer, token: string): Promise<{ payload: JWTPayload; isOurs: boolean }> {
  try {
    const { kid, alg, crit } = decodeProtectedHeader(token);
    if (crit !== undefined) throw new errors.JWTInvalid("critical header");
    const own = keys.public.find((key) => key.kid === kid && key.alg === alg);
    const foreign = extraKeys.find((key) => key.kid === kid && key.alg === alg);
    const key = own ?? foreign;
    if (!key || !alg) throw new errors.JWTInvalid("token signing key is unknown");
    const options = { algorithms: [alg], clockTolerance: clockToleranceSeconds, requiredClaims: ["exp"] };
    const { payload } = await jwtVerify(token, key, options);
    return { payload, isOurs: own !== undefined };
  } catch (cause) {
    throw new AuthRefusal("bad_jwt", {
      cause,
      text: cause instanceof errors.JWTExpired ? "token has invalid claims: token is expired" : "token is malformed or not signed by us",
    });
  }
}
