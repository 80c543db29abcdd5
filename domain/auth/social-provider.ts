import type { ExternalAccount } from "./external-account.ts";

export interface AuthorizeRequest {
  state: string;
  redirectUri: string;
  /** Asked for by the app, beside what we need. */
  scopes: readonly string[];
  /** Further parameters of the app for this provider. */
  extra: Readonly<Record<string, string>>;
}

/** What must be remembered between leaving for a provider and coming back. */
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
  /** Where the issuer's public keys are; `null` for one that signs no ID tokens. */
  findKeySet: () => Promise<string | null>;
  buildAuthorizeUrl: (request: AuthorizeRequest) => Promise<{ url: string; memory: ProviderMemory }>;
  /** Refuses with `provider_exchange_failed`. */
  exchangeCode: (answer: ProviderAnswer) => Promise<ExternalSignIn>;
}
