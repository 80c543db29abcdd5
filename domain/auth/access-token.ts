import { CompactSign, decodeProtectedHeader, errors, jwtVerify, type JWK, type JWTPayload } from "jose";
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
  /** Keys of other issuers whose tokens are accepted, too (`AUTH_EXTRA_JWKS`). */
  extraKeys: readonly JWK[];
}

/** The subject of a valid token: a user in a session, or a program with an administrator's role. */
export type Bearer = { kind: "user"; userId: string; sessionId: string | null; claims: JWTPayload } | { kind: "service"; role: string };

/** Signs with the current key; both instants are in seconds since 1970. */
export async function signAccessToken(
  { issuer, keys }: TokenIssuer,
  claims: AccessClaims,
  { issuedAt, expiresAt }: { issuedAt: number; expiresAt: number },
): Promise<string> {
  const { kid, privateJwk } = keys.current;
  const payload = { ...claims, iss: issuer, aud: userAudience, iat: issuedAt, exp: expiresAt } satisfies JWTPayload;
  // Not `SignJWT`, which first makes a deep copy of claims that it does not know to be ours.
  return await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .sign(privateJwk);
}

/**
 * Verifies signature and claims; keys in the token's header are ignored. Does not check whether the session is still alive
 * (see `sessions.ts`). Refuses with the variants of `bad_jwt`.
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

// jose caches an imported key by its JWK object, so the keyring hands out the same objects each time.
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
