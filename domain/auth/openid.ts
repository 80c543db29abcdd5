import * as openid from "openid-client";
import * as z from "zod/mini";
import { describeAccount } from "./external-account.ts";
import { AuthRefusal } from "./refusal.ts";
import type { AuthorizeRequest, ExternalSignIn, ProviderAnswer, SocialProvider } from "./social-provider.ts";

const discoveryLifeMs = 60 * 60 * 1000;
const answerWithinSeconds = 3;

export interface OpenIdSettings {
  name: string;
  issuer: string;
  clientId: string;
  secret: string;
  scopes: readonly string[];
  /** Apple answers with a form post when it is asked for the name. */
  isFormPost: boolean;
  /** LINE signs its ID tokens with the client's secret. */
  isSignedWithSecret: boolean;
}

/** An OpenID Connect provider. Its endpoints come from its discovery document, which is cached for an hour. */
export function createOpenIdProvider(settings: OpenIdSettings): SocialProvider {
  const discover = keepFor(discoveryLifeMs, () => discoverIssuer(settings));
  return {
    name: settings.name,
    issuer: settings.issuer,
    clientId: settings.clientId,
    findSignature: async () => {
      const { issuer, jwks_uri: keySetUrl } = (await discover()).serverMetadata();
      return keySetUrl ? { issuer, keySetUrl } : null;
    },
    buildAuthorizeUrl: async (request) => await buildAuthorizeUrl(await discover(), settings, request),
    exchangeCode: async (answer) => await exchangeCode(await discover(), settings.name, answer),
  };
}

async function discoverIssuer({ issuer, clientId, secret, name, isSignedWithSecret }: OpenIdSettings): Promise<openid.Configuration> {
  // `readConfig` allows plain http only for loopback addresses.
  const execute = [
    ...(isSignedWithSecret ? [] : [openid.enableNonRepudiationChecks]),
    ...(issuer.startsWith("http:") ? [openid.allowInsecureRequests] : []),
  ];
  try {
    const found = await openid.discovery(new URL(issuer), clientId, undefined, undefined, { execute, timeout: answerWithinSeconds });
    const server = found.serverMetadata();
    // Sends the secret in the body where that is supported, because servers disagree on how to encode it in the header.
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const needsHeader = methods.includes("client_secret_basic") && !methods.includes("client_secret_post");
    const clientAuth = needsHeader ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
    const configuration = new openid.Configuration(
      server,
      clientId,
      { client_secret: secret, ...(isSignedWithSecret && { id_token_signed_response_alg: "HS256" }) },
      clientAuth,
    );
    configuration.timeout = answerWithinSeconds;
    for (const prepare of execute) prepare(configuration);
    return configuration;
  } catch (cause) {
    throw new AuthRefusal("provider_unavailable", { cause, text: name });
  }
}

async function buildAuthorizeUrl(
  configuration: openid.Configuration,
  settings: OpenIdSettings,
  request: AuthorizeRequest,
): ReturnType<SocialProvider["buildAuthorizeUrl"]> {
  const verifier = openid.randomPKCECodeVerifier();
  const nonce = openid.randomNonce();
  const url = openid.buildAuthorizationUrl(configuration, {
    ...request.extra,
    redirect_uri: request.redirectUri,
    scope: [...new Set([...settings.scopes, ...request.scopes])].join(" "),
    state: request.state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(settings.isFormPost && { response_mode: "form_post" }),
  });
  return { url: url.href, memory: { verifier, nonce } };
}

async function exchangeCode(
  configuration: openid.Configuration,
  name: string,
  { parameters, state, redirectUri, memory }: ProviderAnswer,
): Promise<ExternalSignIn> {
  const current = new URL(redirectUri);
  for (const key of ["code", "state", "iss"]) {
    const value = parameters.get(key);
    if (value !== null) current.searchParams.set(key, value);
  }
  try {
    const tokens = await openid.authorizationCodeGrant(configuration, current, {
      pkceCodeVerifier: memory.verifier,
      expectedNonce: memory.nonce,
      expectedState: state,
      idTokenExpected: true,
    });
    const inToken: Record<string, unknown> = { ...tokens.claims() };
    const subject = typeof inToken["sub"] === "string" ? inToken["sub"] : "";
    const isComplete = ["email", "email_verified"].every((name) => inToken[name] !== undefined);
    const mayAsk = !isComplete && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const asked = mayAsk ? await openid.fetchUserInfo(configuration, tokens.access_token, subject) : {};
    const account = describeAccount(name, { ...asked, ...readPostedName(parameters), ...inToken });
    if (!account) throw new Error("an ID token without a subject");
    return { account, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
  } catch (cause) {
    throw new AuthRefusal("provider_exchange_failed", { cause, text: (parameters.get("code") ?? "").slice(0, 4) });
  }
}

const postedPerson = z.object({ name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }) });

// Apple sends the name with the code, only the first time and unsigned, so nothing but the name is taken from it.
function readPostedName(parameters: URLSearchParams): Record<string, string> {
  const posted = z.safeParse(postedPerson, parseJson(parameters.get("user") ?? "null"));
  if (!posted.success) return {};
  const { firstName = "", lastName = "" } = posted.data.name;
  const name = `${firstName} ${lastName}`.trim();
  return name ? { name } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A name is welcome, but not needed.
    return null;
  }
}

/** Caches the answer for a while; failures are not cached. */
function keepFor<Value>(lifeMs: number, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null;
  return async () => {
    if (kept && kept.until > Date.now()) return await kept.value;
    const asked = { value: ask(), until: Date.now() + lifeMs };
    kept = asked;
    asked.value.catch(() => {
      if (kept === asked) kept = null;
    });
    return await asked.value;
  };
}
