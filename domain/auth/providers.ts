import { createGithubProvider } from "./github.ts";
import { findKnownIssuer } from "./known-issuers.ts";
import { createOpenIdProvider } from "./openid.ts";
import { AuthRefusal } from "./refusal.ts";
import type { ProviderSettings, SocialProvider } from "./social-provider.ts";

export type SocialProviders = ReadonlyMap<string, SocialProvider>;

// One entry per configuration. The providers cache their discovery documents.
const opened = new WeakMap<object, SocialProviders>();

/** The configured providers, by their names in the protocol. Makes no requests. */
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
  const known = findKnownIssuer(name);
  const address = issuer ?? known?.issuer;
  if (!address) throw new Error(`the provider ${name} has no issuer`);
  return createOpenIdProvider({
    name: nameInProtocol(name),
    issuer: address,
    clientId,
    secret,
    scopes: known?.scopes ?? ["openid", "email", "profile"],
    isFormPost: known?.isFormPost === true,
    isSignedWithSecret: known?.isSignedWithSecret === true,
  });
}

// Names that the protocol knows. One that is not configured is 'not enabled'; any other name 'could not be found'.
const protocolNames = new Set(
  "apple azure bitbucket discord facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom".split(
    " ",
  ),
);

/** The provider of this name. Refuses with `validation_failed`, in the words of the protocol. */
export function getProvider(providers: SocialProviders, name: string): SocialProvider {
  const provider = providers.get(name.toLowerCase());
  if (provider) return provider;
  const reason = protocolNames.has(name.toLowerCase()) ? "provider is not enabled" : `Provider ${name.slice(0, 100)} could not be found`;
  throw new AuthRefusal("validation_failed", { text: `Unsupported provider: ${reason}` });
}

/** What the protocol has no name for is a provider of one's own there. */
export function nameInProtocol(name: string): string {
  return name === "github" || (isProtocolProvider(name) && findKnownIssuer(name)) ? name : `custom:${name}`;
}

/** Whether the protocol knows the name, configured or not. */
export function isProtocolProvider(name: string): boolean {
  return protocolNames.has(name);
}

// Parameters that the app must not set at the provider, and those that are meant for us.
const ownParameters = new Set(
  "client_id client_secret redirect_uri response_type response_mode state nonce code_challenge code_challenge_method code_verifier request request_uri scope scopes provider redirect_to skip_http_redirect apikey invite_token".split(
    " ",
  ),
);
const longestParameter = 500;
const mostParameters = 20;

/** Query parameters that are passed on to the provider (`prompt`, `access_type`, `hd`, …). */
export function pickExtraParameters(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([key, value]) => !ownParameters.has(key) && value.length <= longestParameter)
      .slice(0, mostParameters),
  );
}
