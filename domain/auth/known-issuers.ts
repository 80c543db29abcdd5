interface KnownIssuer {
  issuer: string;
  scopes: readonly string[];
  /** Answers with a form post when it is asked for the name. */
  isFormPost?: true;
  /** Signs its ID tokens with the client's secret (HS256), so that nothing but the connection to it vouches for them. */
  isSignedWithSecret?: true;
}

const usualScopes = ["openid", "email", "profile"] as const;

/** OpenID Connect providers whose addresses are built in, by their names in the settings. */
export const knownIssuers = {
  google: { issuer: "https://accounts.google.com", scopes: usualScopes },
  apple: { issuer: "https://appleid.apple.com", scopes: ["openid", "email", "name"], isFormPost: true },
  // Personal accounts of Microsoft; an organization sets the issuer of its own.
  azure: { issuer: "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0", scopes: usualScopes },
  discord: { issuer: "https://discord.com", scopes: ["openid", "email", "identify"] },
  kakao: { issuer: "https://kauth.kakao.com", scopes: ["openid", "account_email", "profile_nickname"] },
  line: { issuer: "https://access.line.me", scopes: usualScopes, isSignedWithSecret: true },
} as const satisfies Record<string, KnownIssuer>;

const byName: ReadonlyMap<string, KnownIssuer> = new Map(Object.entries(knownIssuers));

/** The built-in issuer of a provider; `null` for a provider that needs its address set. */
export function findKnownIssuer(name: string): KnownIssuer | null {
  return byName.get(name) ?? null;
}
