import type { Database } from "#db/connect.server.ts";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import type { Outbox } from "#domain/messaging/outbox.ts";
import type { CaptchaProvider } from "#shared/captcha-providers.ts";
import type { TokenIssuer } from "./access-token.ts";
import type { SamlReader } from "./saml-reader.ts";
import type { SessionSettings } from "./sessions.ts";
import type { ProviderSettings } from "./social-provider.ts";

/** The operator's settings of the auth service (the variables `AUTH_*`). */
export interface AuthSettings {
  /** The site's origin. */
  publicUrl: string;
  /** Where the auth service answers: issuer, and the base of mail links, callbacks and SAML addresses. */
  authUrl: string;
  redirectAllowList: readonly string[];
  /** Enabled ways to sign in and up. */
  hasEmail: boolean;
  hasPhone: boolean;
  hasAnonymous: boolean;
  hasManualLinking: boolean;
  hasSaml: boolean;
  /** Whether an identity provider may begin a sign-in itself. */
  takesUnrequestedSaml: boolean;
  wallets: readonly ("ethereum" | "solana")[];
  factorTypes: readonly ("totp" | "phone")[];
  /** By provider name in lower case. */
  oauth: Readonly<Record<string, ProviderSettings>>;
  isSignupDisabled: boolean;
  /** Whether addresses and numbers are confirmed automatically, without a mail or message. */
  confirmsEmailItself: boolean;
  confirmsPhoneItself: boolean;
  /** Whether the links in mails act when they are followed, as other clients of the protocol expect, and not at a button of our page. */
  linksActAtOnce: boolean;
  /** Whether administrators have to sign in with a second factor. */
  adminsNeedFactor: boolean;
  passwordMinLength: number;
  /** A service of the range protocol that knows breached passwords; `null` for none. */
  breachUrl: string | null;
  reauthentication: "recent" | "always";
  /** The most that the whole installation sends. */
  mailsPerHour: number;
  messagesPerHour: number;
  mailIntervalSeconds: number;
  smsIntervalSeconds: number;
  /** The life of all one-time tokens; `null` for the default of each kind. */
  otpExpirySeconds: number | null;
  flowExpirySeconds: number;
  accessTokenSeconds: number;
  serviceKey: string | null;
  apiKey: string | null;
  rateMultiplier: number;
  /** `siteKey` is `null` when our pages need not show the captcha, because only other apps sign in. */
  captcha: { provider: CaptchaProvider; siteKey: string | null; url: string; secret: string } | null;
}

/** What the functions of this folder work with. Inside a transaction: `{ ...services, db: tx }`. */
export interface AuthServices {
  db: Database;
  settings: AuthSettings;
  sessions: SessionSettings;
  /** The key for digests of codes and addresses; shared by all replicas. */
  digestKey: string;
  /** For the secrets that the database keeps. */
  wrapping: WrappingKeys;
  getIssuer: () => Promise<TokenIssuer>;
  outbox: Outbox;
  saml: SamlReader;
}

/** Runs the steps in one transaction: all of them or none, mails included. */
export async function inTransaction<Result>(services: AuthServices, steps: (services: AuthServices) => Promise<Result>): Promise<Result> {
  return await services.db.transaction(async (tx) => await steps({ ...services, db: tx }));
}
