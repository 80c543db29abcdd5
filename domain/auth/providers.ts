import { createGithubProvider } from "./github.ts";
import { createOpenIdProvider } from "./openid.ts";
import { AuthRefusal } from "./refusal.ts";
import type { SocialProvider } from "./social-provider.ts";

export interface ProviderSettings {
  clientId: string;
  secret: string;
  issuer: string | null;
}

export type SocialProviders = ReadonlyMap<string, SocialProvider>;

const googleIssuer = "https://accounts.google.com";
const appleIssuer = "https://appleid.apple.com";
const openIdScopes = ["openid", "email", "profile"] as const;

// One entry per configuration, which is one in a process; the providers keep their discovery documents.
const opened = new WeakMap<object, SocialProviders>();

/** The providers of a configuration, by the name that the protocol gives them. Nothing is asked of them yet. */
export function getProviders(settings: Readonly<Record<string, ProviderSettings>>): SocialProviders {
  const known = opened.get(settings) ?? createProviders(settings);
  opened.set(settings, known);
  return known;
}

function createProviders(settings: Readonly<Record<string, ProviderSettings>>): SocialProviders {
  const providers = Object.entries(settings).map(([name, provider]) => createProvider(name, provider));
  return new Map(providers.map((provider) => [provider.name, provider]));
}

function createProvider(name: string, { clientId, secret, issuer }: ProviderSettings): SocialProvider {
  if (name === "github") return createGithubProvider({ clientId, secret, issuer });
  const shared = { clientId, secret };
  if (name === "google")
    return createOpenIdProvider({ ...shared, name, issuer: issuer ?? googleIssuer, scopes: openIdScopes, isFormPost: false });
  if (name === "apple")
    return createOpenIdProvider({ ...shared, name, issuer: issuer ?? appleIssuer, scopes: ["openid", "email", "name"], isFormPost: true });
  if (!issuer) throw new Error(`the provider ${name} has no issuer`);
  return createOpenIdProvider({ ...shared, name: `custom:${name}`, issuer, scopes: openIdScopes, isFormPost: false });
}

// The protocol knows these names; those that nobody configured are 'not enabled', every other name 'could not be found'.
const protocolNames = new Set(
  "apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom".split(
    " ",
  ),
);

/** Refuses in the protocol's words; `validation_failed` either way. */
export function getProvider(providers: SocialProviders, name: string): SocialProvider {
  const provider = providers.get(name.toLowerCase());
  if (provider) return provider;
  const reason = protocolNames.has(name.toLowerCase()) ? "provider is not enabled" : `Provider ${name.slice(0, 100)} could not be found`;
  throw new AuthRefusal("validation_failed", { text: `Unsupported provider: ${reason}` });
}

/** Whether the protocol knows the name, be it configured or not. */
export function isProtocolProvider(name: string): boolean {
  return protocolNames.has(name);
}

// What an app may not decide on its own way to the provider, and what is meant for us.
const ownParameters = new Set(
  "client_id client_secret redirect_uri response_type response_mode state nonce code_challenge code_challenge_method code_verifier request request_uri scope scopes provider redirect_to skip_http_redirect apikey invite_token".split(
    " ",
  ),
);
const longestParameter = 500;
const mostParameters = 20;

/** Query keys that the protocol passes on to the provider (`prompt`, `access_type`, `hd`, …). */
export function pickExtraParameters(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([key, value]) => !ownParameters.has(key) && value.length <= longestParameter)
      .slice(0, mostParameters),
  );
}
