import { createHash } from "node:crypto";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import type { Database } from "#db/connect.server.ts";
import { describeAccount, type ExternalAccount } from "./external-account.ts";
import { findKnownIssuer, knownIssuers } from "./known-issuers.ts";
import { getProviders, isProtocolProvider, type SocialProviders } from "./providers.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthServices } from "./settings.ts";
import type { SocialProvider } from "./social-provider.ts";
import { spendProof } from "./spent-proofs.ts";

const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];
const clockToleranceSeconds = 30;
const longestToken = 20_000;

export interface IdTokenRequest {
  provider: string;
  idToken: string;
  accessToken: string;
  nonce: string;
  /** Names the provider together with `issuer`; the older alternative to `provider`. */
  clientId: string;
  issuer: string;
}

/**
 * Verifies an ID token that the client got from its provider, and gives its account (protocol, section 10). One without a nonce, which
 * would be of use to whoever has seen it, is taken once.
 */
export async function verifyIdToken(
  { db, settings }: Pick<AuthServices, "db" | "settings">,
  request: IdTokenRequest,
): Promise<ExternalAccount> {
  if (!request.idToken) throw refuse("id_token required");
  if (!request.provider && !(request.clientId && request.issuer)) throw refuse("provider or client_id and issuer required");
  const provider = getProvider(getProviders(settings.oauth), request);
  const claims = await verifyClaims(provider, request.idToken);
  const account = describeAccount(provider.name, claims);
  if (!account) throw refuse("Missing sub claim in id_token");
  checkIssuer(request, claims);
  checkAudience(provider, claims);
  checkAccessToken(request, claims);
  checkNonce(request.nonce, claims["nonce"]);
  if (request.nonce === "" && !(await spendToken(db, claims))) throw refuse("Bad ID token");
  return account;
}

/** False for a token that was used before, in whatever spelling. */
async function spendToken(db: Database, claims: JWTPayload): Promise<boolean> {
  const expiresAt = new Date(((claims.exp ?? 0) + clockToleranceSeconds) * 1_000);
  return await spendProof(db, ["id_token", JSON.stringify(claims)], expiresAt);
}

function getProvider(providers: SocialProviders, { provider: name, issuer }: IdTokenRequest): SocialProvider {
  const found = name
    ? providers.get(name.toLowerCase())
    : [...providers.values()].find((provider) => provider.issuer === trimSlash(issuer));
  if (found && found.name !== "github") return found;
  if (isProtocolProvider(name)) throw new AuthRefusal("provider_disabled", { text: findKnownIssuer(name)?.issuer ?? issuer });
  throw new AuthRefusal("validation_failed", { text: `Custom OIDC provider "${(name || issuer).slice(0, 200)}" not allowed` });
}

async function verifyClaims(provider: SocialProvider, token: string): Promise<JWTPayload> {
  try {
    if (token.length > longestToken) throw new Error("an ID token longer than anyone makes");
    const signature = await provider.findSignature();
    if (!signature) throw new Error(`${provider.name} publishes no keys`);
    // Google issues tokens with and without the scheme in `iss`.
    const issuer = [signature.issuer, ...(signature.issuer === knownIssuers.google.issuer ? ["accounts.google.com"] : [])];
    const { payload } = await jwtVerify(token, getKeySet(provider, signature.keySetUrl), {
      algorithms,
      issuer,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ["exp", "iat"],
    });
    return payload;
  } catch (cause) {
    if (cause instanceof AuthRefusal) throw cause;
    throw refuse("Bad ID token", cause);
  }
}

// One entry per configured provider. For an unknown key, jose fetches the set again, at most every 30 seconds.
const keySets = new WeakMap<SocialProvider, { address: string; keys: JWTVerifyGetKey }>();

function getKeySet(provider: SocialProvider, address: string): JWTVerifyGetKey {
  const known = keySets.get(provider);
  if (known?.address === address) return known.keys;
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 4_000 });
  keySets.set(provider, { address, keys });
  return keys;
}

// Issuers are written with and without a trailing slash.
function trimSlash(address: string): string {
  return address.replace(/\/$/, "");
}

function checkIssuer({ issuer }: IdTokenRequest, { iss = "" }: JWTPayload): void {
  if (issuer && trimSlash(issuer) !== trimSlash(iss))
    throw new AuthRefusal("validation_failed", { text: "Provided issuer does not match ID token issuer" });
}

function checkAudience({ clientId }: SocialProvider, { aud = [] }: JWTPayload): void {
  const audiences = [aud].flat();
  if (!audiences.includes(clientId)) throw refuse(`Unacceptable audience in id_token: [${audiences.join(" ").slice(0, 200)}]`);
}

// `at_hash` (OpenID Connect Core, section 3.1.3.6): the left half of the access token's hash, by the signature's algorithm.
function checkAccessToken({ idToken, accessToken }: IdTokenRequest, claims: JWTPayload): void {
  if (!accessToken || claims["at_hash"] === undefined) return;
  const size = /\d{3}$/.exec(decodeProtectedHeader(idToken).alg ?? "")?.[0] ?? "512";
  const digest = createHash(`sha${size === "256" || size === "384" ? size : "512"}`)
    .update(accessToken)
    .digest();
  if (digest.subarray(0, digest.length / 2).toString("base64url") !== claims["at_hash"]) throw refuse("Bad ID token");
}

// The client keeps the nonce and sends only its digest to the provider, so a stolen ID token is useless without the nonce.
function checkNonce(given: string, inToken: unknown): void {
  const claimed = typeof inToken === "string" ? inToken : "";
  if ((given === "") !== (claimed === "")) throw refuse("Passed nonce and nonce in id_token should either both exist or not.");
  if (given && createHash("sha256").update(given).digest("hex") !== claimed)
    throw new AuthRefusal("oauth_refusal", { error: "invalid nonce", text: "Nonces mismatch" });
}

function refuse(text: string, cause?: unknown): AuthRefusal {
  return new AuthRefusal("oauth_refusal", { error: "invalid request", text, cause });
}
