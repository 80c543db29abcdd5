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
  /** How the issuer signs, in its own spelling of its name; `null` for one that signs no ID tokens. */
  findSignature: () => Promise<{ issuer: string; keySetUrl: string } | null>;
  buildAuthorizeUrl: (request: AuthorizeRequest) => Promise<{ url: string; memory: ProviderMemory }>;
  /** Refuses with `provider_exchange_failed`. */
  exchangeCode: (answer: ProviderAnswer) => Promise<ExternalSignIn>;
}
