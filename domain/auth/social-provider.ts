import type { ExternalAccount } from "./external-account.ts";

/** How the operator has set up a provider. */
export interface ProviderSettings {
  clientId: string;
  secret: string;
  /** `null` for the provider's own; for GitHub the base of an Enterprise server. */
  issuer: string | null;
}

export interface AuthorizeRequest {
  state: string;
  redirectUri: string;
  /** Scopes of the app, besides those that we need. */
  scopes: readonly string[];
  /** Further query parameters of the app for this provider. */
  extra: Readonly<Record<string, string>>;
}

/** What has to be stored between leaving for a provider and returning. */
export interface ProviderMemory {
  verifier: string;
  nonce: string;
}

export interface ProviderAnswer {
  parameters: URLSearchParams;
  state: string;
  redirectUri: string;
  memory: ProviderMemory;
}

export interface ExternalSignIn {
  account: ExternalAccount;
  accessToken: string;
  refreshToken: string | null;
}

export interface SocialProvider {
  name: string;
  issuer: string;
  clientId: string;
  /** The issuer, as its ID tokens spell it, and the address of its keys; `null` for a provider without ID tokens. */
  findSignature: () => Promise<{ issuer: string; keySetUrl: string } | null>;
  buildAuthorizeUrl: (request: AuthorizeRequest) => Promise<{ url: string; memory: ProviderMemory }>;
  /** Refuses with `provider_exchange_failed`. */
  exchangeCode: (answer: ProviderAnswer) => Promise<ExternalSignIn>;
}
