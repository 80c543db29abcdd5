import type { Metadata } from "#db/auth-schema.server.ts";
import { normalizeEmail } from "./normalize-email.ts";

/** An account at a provider, as a redirect, ID token or SAML assertion describes it. */
export interface ExternalAccount {
  /** `google`, `custom:<name>`, `sso:<uuid>`, … */
  provider: string;
  /** The provider's permanent id of the person. */
  subject: string;
  /** As `normalizeEmail` gives it. */
  email: string | null;
  isEmailVerified: boolean;
  /** What is stored about the identity and shown to its owner. */
  claims: Metadata;
}

const longestClaim = 2_000;
const mostCustomClaims = 50;

// OpenID Connect Core, section 5.1, without the claims that we set ourselves.
const standardClaims = [
  "iss",
  "name",
  "family_name",
  "given_name",
  "middle_name",
  "nickname",
  "preferred_username",
  "profile",
  "picture",
  "website",
  "gender",
  "birthdate",
  "zoneinfo",
  "locale",
] as const;
const ourClaims = [
  "sub",
  "email",
  "email_verified",
  "phone_verified",
  "full_name",
  "avatar_url",
  "provider_id",
  "user_name",
  "custom_claims",
];
// Claims about the token, not about the person.
const tokenClaims = [
  "aud",
  "exp",
  "iat",
  "nbf",
  "nonce",
  "at_hash",
  "c_hash",
  "s_hash",
  "auth_time",
  "azp",
  "amr",
  "acr",
  "sid",
  "jti",
  "nonce_supported",
  "phone_number",
  "phone_number_verified",
  "address",
  "updated_at",
];
const knownClaims = new Set<string>([...standardClaims, ...ourClaims, ...tokenClaims]);

/** Turns the claims of an OpenID Connect provider into an account. `null` without a subject. */
export function describeAccount(provider: string, claims: Readonly<Record<string, unknown>>): ExternalAccount | null {
  const subject = typeof claims["sub"] === "number" ? String(claims["sub"]) : cleanText(claims["sub"]);
  if (!subject) return null;
  const typedEmail = cleanText(claims["email"]);
  const email = typedEmail ? normalizeEmail(typedEmail) : null;
  const isEmailVerified = email !== null && saysVerified(claims);
  const standard = Object.fromEntries(standardClaims.flatMap((name) => (cleanText(claims[name]) ? [[name, cleanText(claims[name])]] : [])));
  const name = standard["name"] ?? standard["nickname"];
  const custom = Object.entries(claims).filter(([key, value]) => !knownClaims.has(key) && key === cleanText(key) && isPlain(value));
  return {
    provider,
    subject,
    email,
    isEmailVerified,
    claims: {
      ...standard,
      ...(name && { full_name: name }),
      ...(standard["picture"] && { avatar_url: standard["picture"] }),
      ...(custom.length > 0 && {
        custom_claims: Object.fromEntries(
          custom.slice(0, mostCustomClaims).map(([key, value]) => [key, typeof value === "string" ? cleanText(value) : value]),
        ),
      }),
      sub: subject,
      provider_id: subject,
      ...(email && { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

/** Apple sends the flag as a string; Microsoft's says that the domain's owner gave the address (`xms_edov`, to be asked for in the app's registration). */
function saysVerified({ email_verified: flag, xms_edov: isOfDomainOwner }: Readonly<Record<string, unknown>>): boolean {
  return /^true$/.test(String(flag)) || /^(?:true|1)$/.test(String(isOfDomainOwner));
}

/** The value as text that PostgreSQL can store, of limited length; empty for anything but a string. */
export function cleanText(value: unknown): string {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed().slice(0, longestClaim).toWellFormed() : "";
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length <= mostCustomClaims && value.every((item) => typeof item === "string" && item === cleanText(item));
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
