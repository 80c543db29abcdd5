import type { JWK } from "jose";
import type { Connection } from "#db/connect.server.ts";
import type { WrappingKeys } from "#db/wrapping/wrap.ts";
import type { AuthSettings } from "#domain/auth/settings.ts";
import { createOutbox } from "#domain/messaging/outbox.ts";
import type { Config } from "../../config.server.ts";
import type { AppServices } from "../app.ts";
import { openAuth } from "../auth/open-auth.ts";
import type { Jobs } from "../process/jobs.ts";
import type { WorkerPool } from "../process/worker-pool.ts";

const captchaAddresses = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify",
} as const;

/** What the auth service works with, as the configuration has it. */
export async function openAccounts(
  config: Config,
  { db }: Connection,
  { jobs: { boss }, workers, wrapping }: { jobs: Jobs; workers: WorkerPool; wrapping: WrappingKeys },
): Promise<AppServices["auth"]> {
  return await openAuth({
    db,
    wrapping,
    settings: readAuthSettings(config),
    extraKeys: readKeySet(config),
    sessions: {
      lifeSeconds: config.AUTH_SESSION_LIFE_S,
      idleSeconds: config.AUTH_SESSION_IDLE_S,
      reuseIntervalSeconds: config.AUTH_REFRESH_REUSE_INTERVAL_S,
    },
    outbox: createOutbox(wrapping, async () => boss),
    workers,
  });
}

/** The variables `AUTH_*` under the names that `domain/auth` uses. */
function readAuthSettings(config: Config): AuthSettings {
  return {
    publicUrl: config.PUBLIC_URL,
    authUrl: `${config.PUBLIC_URL}${config.AUTH_PATH_PREFIX}`,
    redirectAllowList: (config.AUTH_REDIRECT_ALLOW_LIST ?? "")
      .split(",")
      .map((glob) => glob.trim())
      .filter(Boolean),
    hasEmail: config.AUTH_EMAIL,
    hasPhone: config.AUTH_PHONE,
    hasAnonymous: config.AUTH_ANONYMOUS,
    hasManualLinking: config.AUTH_MANUAL_LINKING,
    hasSaml: config.AUTH_SAML,
    takesUnrequestedSaml: config.AUTH_SAML_UNREQUESTED,
    wallets: config.AUTH_WEB3 ?? [],
    factorTypes: config.AUTH_MFA.filter((type) => type !== "none"),
    oauth: config.oauth,
    isSignupDisabled: config.AUTH_SIGNUP_DISABLED,
    confirmsEmailItself: config.AUTH_AUTOCONFIRM,
    confirmsPhoneItself: config.AUTH_PHONE_AUTOCONFIRM,
    linksActAtOnce: config.AUTH_LINKS_ACT_AT_ONCE,
    adminsNeedFactor: config.AUTH_ADMIN_MFA === "required",
    passwordMinLength: config.AUTH_PASSWORD_MIN_LENGTH,
    breachUrl: config.PASSWORD_BREACH_URL,
    reauthentication: config.AUTH_REAUTHENTICATION,
    mailsPerHour: config.AUTH_MAILS_PER_HOUR,
    messagesPerHour: config.AUTH_SMS_PER_HOUR,
    mailIntervalSeconds: config.AUTH_MAIL_INTERVAL_S,
    smsIntervalSeconds: config.AUTH_SMS_INTERVAL_S,
    otpExpirySeconds: config.AUTH_OTP_EXPIRY_S,
    flowExpirySeconds: config.AUTH_FLOW_EXPIRY_S,
    accessTokenSeconds: config.AUTH_JWT_EXPIRY_S,
    serviceKey: config.AUTH_SERVICE_KEY,
    apiKey: config.AUTH_API_KEY,
    rateMultiplier: config.RATE_LIMIT_MULTIPLIER,
    captcha: readCaptcha(config),
  };
}

function readCaptcha(config: Config): AuthSettings["captcha"] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_URL: url } = config;
  return provider && secret ? { provider, siteKey, url: url ?? captchaAddresses[provider], secret } : null;
}

/** The keys of `AUTH_EXTRA_JWKS`, which `readConfig` has validated. */
function readKeySet({ AUTH_EXTRA_JWKS: text }: Config): JWK[] {
  if (text === null) return [];
  const { keys }: { keys: JWK[] } = JSON.parse(text);
  return keys;
}
