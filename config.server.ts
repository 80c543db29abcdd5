import { brand } from "#shared/brand.ts";
import { findKnownIssuer } from "#domain/auth/known-issuers.ts";
import { usualSiteLimits } from "#shared/site-limits.ts";
import { createPublicKey, X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { parseDatabaseAddress, trustAuthority } from "#db/database-address.ts";
import { findWeakness } from "#domain/auth/password-rules.ts";
import { isLoopback } from "#shared/loopback.ts";
import { samplerNames } from "#shared/sampler-names.ts";
import { shopTableSchema } from "#shared/shops.ts";

/** A variable holds a wrong value; the message is the one line that the operator sees. */
export class ConfigFault extends Error {}

interface Variable {
  /** The value when the variable is unset, as it would be typed; `null` for none. */
  default: string | null;
  /** What the documentation says in place of the default, where that depends on another variable. */
  defaultNote?: string;
  meaning: string;
  /** What a valid value looks like; completes the sentence 'expected …'. */
  expected: string;
  schema: z.ZodType;
  /** The value is masked in messages. */
  secret?: true;
}

const whole = (min: number, max: number) => ({
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max)),
  expected: `a whole number from ${min} to ${max}`,
});
const flag = { schema: z.enum(["true", "false"]).transform((text) => text === "true"), expected: "true or false" };
const anyText = { schema: z.string(), expected: "a text" };
const separated = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(entry));
const listOf = <const Words extends readonly [string, ...string[]]>(words: Words) => ({
  schema: separated(z.enum(words)),
  expected: `a list, separated by commas, of: ${words.join(", ")}`,
});
const addressWith = (protocols: readonly string[], expected: string) => ({
  // What is no address at all is not asked for its protocol.
  schema: z.url({ abort: true }).refine((text) => protocols.includes(new URL(text).protocol)),
  expected,
});
const webAddress = addressWith(["http:", "https:"], "an address that starts with http:// or https://");
const origin = {
  schema: webAddress.schema.refine((text) => isOrigin(text)).transform((text) => new URL(text).origin),
  expected: "an origin such as https://gifts.example, without a path",
};
const safeAddress = {
  schema: webAddress.schema
    .refine((text) => text.startsWith("https:") || isLoopback(new URL(text).hostname))
    .transform((text) => text.replace(/\/+$/, "")),
  expected: "an https:// address (http:// only for this machine)",
};

const jsonObject = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()));

const bucketAddress = {
  schema: z
    .url({ abort: true })
    .refine((text) => text.startsWith("https:") || isLoopback(new URL(text).hostname))
    .refine((text) => new URL(text).username !== "" && new URL(text).password !== "" && new URL(text).pathname.length > 1),
  expected: "an address such as https://key:secret@s3.example/bucket/folder?region=eu-central-1",
};

const databaseAddress = {
  schema: z.string().refine((text) => parseDatabaseAddress(text) !== null),
  expected: "an address such as postgres://user:password@host:5432/name; several hosts have commas between",
};

const variables = {
  PORT: { default: "3000", meaning: "port to listen on", ...whole(0, 65_535) },
  HOST: {
    default: null,
    defaultNote: "`127.0.0.1` (`0.0.0.0` when `NODE_ENV=production`)",
    meaning: "address to listen on",
    schema: z.string().regex(/^[0-9A-Za-z.:-]+$/),
    expected: "a host name or an IP address",
  },
  NODE_ENV: { default: null, meaning: "`production` listens on all addresses and writes JSON logs", ...anyText },
  PUBLIC_URL: {
    default: null,
    defaultNote: "`http://localhost:$PORT`",
    meaning: "the one origin used in links, canonical addresses and mails",
    ...origin,
  },
  HSTS_SUBDOMAINS: {
    default: "false",
    meaning: "`true`: browsers ask for all hosts below that of `PUBLIC_URL` by https alone, too",
    ...flag,
  },
  CORS_ORIGINS: {
    default: null,
    defaultNote: "none",
    meaning: "other sites whose pages may use the API and the auth service",
    schema: separated(origin.schema),
    expected: "a list of origins such as https://app.example, separated by commas",
  },
  DATA_DIR: {
    default: "./data",
    meaning: "embedded database, secret key, outbox; created with owner-only permissions",
    schema: z.string().min(1),
    expected: "a directory",
  },
  DATABASE_URL: {
    default: null,
    defaultNote: "embedded PostgreSQL in `DATA_DIR`",
    meaning: "a PostgreSQL 15+ server; several replicas may share one",
    secret: true,
    ...databaseAddress,
  },
  DATABASE_DIRECT_URL: {
    default: null,
    defaultNote: "`DATABASE_URL`",
    meaning: "the same database past a pooler: for migrations, jobs, notifications and backups",
    secret: true,
    ...databaseAddress,
  },
  DATABASE_POOLED: {
    default: null,
    defaultNote: "found out at the start",
    meaning: "`true`: `DATABASE_URL` leads to a pooler in transaction mode",
    ...flag,
  },
  DATABASE_CA: {
    default: null,
    defaultNote: "the authorities that Node knows",
    meaning: "certificate of the authority that the database's certificate has to be of; switches TLS on",
    schema: z.string().refine((file) => isCertificateFile(file)),
    expected: "a PEM file of a certificate that can be read",
  },
  DATABASE_INSECURE: {
    default: "false",
    meaning: "`true`: `DATABASE_URL` may lead to another machine without TLS",
    ...flag,
  },
  MEDIA_S3_URL: {
    default: null,
    defaultNote: "files in `DATA_DIR/media`",
    meaning: "a bucket of any service that speaks S3, which keeps the pictures of posts; several replicas need one",
    secret: true,
    ...bucketAddress,
  },
  BACKUP_DIR: {
    default: null,
    defaultNote: "none",
    meaning: "where the product keeps a backup of each night, taken at 03:15 UTC by one of its replicas",
    schema: z.string().min(1),
    expected: "a directory",
  },
  BACKUP_S3_URL: {
    default: null,
    defaultNote: "none",
    meaning: "a bucket of any service that speaks S3, which keeps a backup of each night",
    secret: true,
    ...bucketAddress,
  },
  BACKUP_ENCRYPT_TO: {
    default: null,
    defaultNote: "none",
    meaning: "recipients of age, any of whom can decrypt these backups (`npm run keys -- backup-key`)",
    schema: separated(z.string().regex(/^age1[0-9a-z]{50,2000}$/)),
    expected: "a list of recipients such as age1…, separated by commas",
  },
  BACKUP_KEEP: { default: "14", meaning: "how many backups each of these places keeps; older ones are removed", ...whole(1, 10_000) },
  SECRET_KEY: {
    default: null,
    defaultNote: "made in `DATA_DIR/secret.key` at the first start",
    meaning: "wraps the secrets in the database; the same for all replicas",
    secret: true,
    schema: separated(z.string().regex(/^[\x21-\x7e]{32,}$/)),
    expected:
      "a random text of at least 32 characters without spaces or commas; of several with commas between, the first wraps and each of them opens",
  },
  AI_BASE_URL: { default: "https://openrouter.ai/api/v1", meaning: "gateway base; `/chat/completions` is appended", ...safeAddress },
  AI_API_KEY: {
    default: null,
    defaultNote: "ideas come from the built-in catalog",
    meaning: "bearer key of the gateway, on the server alone",
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]+$/),
    expected: "a key without spaces",
  },
  AI_MODEL: {
    default: "z-ai/glm-4.5-air:free",
    meaning: "model asked for at the gateway",
    schema: z.string().regex(/^[\x21-\x7e]{1,200}$/),
    expected: "a model name without spaces",
  },
  AI_FALLBACK_MODELS: {
    default: null,
    defaultNote: "none",
    meaning: "models tried in turn when the one before is refused or overloaded, or gives nothing",
    schema: separated(z.string().regex(/^[\x21-\x7e]{1,200}$/)),
    expected: "a list of model names, separated by commas",
  },
  AI_EXTRA_BODY: {
    default: null,
    defaultNote: "none",
    meaning: "further fields of each request to the gateway, such as the switch of a service for its model's reasoning",
    schema: jsonObject,
    expected: 'a JSON object such as {"enable_thinking":false}',
  },
  AI_PRICES: {
    default: null,
    defaultNote: "costs are not counted",
    meaning:
      "what a million tokens of input and of output cost with each model, in one currency of your choice, for the costs in `/metrics`",
    schema: jsonObject.pipe(z.record(z.string(), z.tuple([z.number().nonnegative(), z.number().nonnegative()]))),
    expected: 'a JSON object such as {"z-ai/glm-4.5-air":[0.13,0.85]}',
  },
  AI_DAILY_TOKENS: {
    default: null,
    defaultNote: "no limit",
    meaning: "tokens that the models may use a day (UTC), all replicas together; ideas come from the built-in catalog after that",
    ...whole(0, 999_999_999),
  },
  AI_TIMEOUT_MS: {
    default: "30000",
    meaning: "time for a whole call of the gateway, in milliseconds; at most 8 s of it to the first byte",
    ...whole(100, 300_000),
  },
  SMTP_URL: {
    default: null,
    defaultNote: "mails are written to `DATA_DIR/outbox`",
    meaning: "where mails are handed over",
    secret: true,
    ...addressWith(["smtp:", "smtps:"], "an address such as smtps://user:password@mail.example"),
  },
  SMTP_INSECURE: {
    default: "false",
    meaning: "`true`: mails may be handed to another machine without TLS",
    ...flag,
  },
  MAIL_FROM: {
    default: brand.sender,
    meaning: "sender of all mails",
    schema: z.string().regex(/^[^\r\n]{3,250}$/),
    expected: "a sender such as Giftwright <gifts@example.org>",
  },
  CONTACT_EMAIL: {
    default: null,
    defaultNote: "`hello@` and the host of `PUBLIC_URL`",
    meaning: "address on the contact page and in the policies; the feedback form mails to it",
    schema: z.string().regex(/^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]{1,189}$/),
    expected: "an email address",
  },
  SOCIAL_LINKS: {
    default: null,
    defaultNote: "none",
    meaning: "addresses of the operator's pages elsewhere, shown on the contact page",
    schema: separated(webAddress.schema),
    expected: "a list of addresses such as https://social.example/@gifts, separated by commas",
  },
  SHOPS_FILE: {
    default: null,
    defaultNote: "our own shops, none of which pays",
    meaning: "shops in place of ours, by currency and kind of thing, each with a tag by which the operator earns, where there is one",
    schema: z.string().transform(readJsonFile).pipe(shopTableSchema),
    expected: 'a JSON file such as {"USD": {"books": {"name": "Shop", "address": "https://shop.example/search?q=", "tag": "ref=us"}}}',
  },
  SMS_URL: {
    default: null,
    defaultNote: "messages are written to `DATA_DIR/outbox`",
    meaning: "an HTTP endpoint that takes `{to, body}` as JSON",
    secret: true,
    ...safeAddress,
  },
  AUTH_AUTOCONFIRM: {
    default: null,
    defaultNote: "`true` while `SMTP_URL` is unset, else `false`; in production one of the two has to be set",
    meaning: "`false`: a sign-up needs its mail confirmed; has to be with `OAUTH_*` or `AUTH_SAML`",
    ...flag,
  },
  ADMIN_EMAIL: {
    default: null,
    defaultNote: "`admin@localhost`",
    meaning: "email address of the first administrator",
    schema: z.string().regex(/^[^\s@]+@[^\s@]+$/),
    expected: "an email address",
  },
  ADMIN_PASSWORD: {
    default: null,
    defaultNote: "random, printed once at the first start",
    meaning: "password of the first administrator",
    secret: true,
    schema: z.string().min(6).max(128),
    expected: "6 to 128 characters",
  },
  GUEST_DAILY_QUERIES: {
    default: "3",
    meaning: "gift queries a day without an account; ten times as many per client address",
    ...whole(0, 100_000_000),
  },
  FREE_DAILY_QUERIES: {
    default: String(usualSiteLimits.freeDailyQueries),
    meaning: "gift queries a day with a free account",
    ...whole(0, 100_000_000),
  },
  TRUST_PROXY: { default: "0", meaning: "how many reverse proxies to believe for the client address", ...whole(0, 10) },
  CAPTCHA_PROVIDER: {
    default: null,
    meaning: "asks for a captcha at sign-up and sign-in",
    schema: z.enum(["turnstile", "hcaptcha"]),
    expected: "turnstile or hcaptcha",
  },
  CAPTCHA_SITE_KEY: {
    default: null,
    meaning: "public key of the captcha provider, with which the site shows the check",
    schema: z.string().regex(/^[\x21-\x7e]{1,200}$/),
    expected: "a key without spaces",
  },
  CAPTCHA_SECRET: { default: null, meaning: "secret key of the captcha provider", secret: true, ...anyText },
  CAPTCHA_URL: { default: null, defaultNote: "the provider's", meaning: "where a captcha token is verified", ...safeAddress },
  RATE_LIMIT_MULTIPLIER: {
    default: "1",
    meaning: "multiplies every request-rate limit (not the daily queries); for load tests",
    ...whole(1, 100_000),
  },
  LOG_LEVEL: {
    default: "info",
    meaning: "least level that is logged",
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    expected: "trace, debug, info, warn, error, fatal or silent",
  },
  METRICS_TOKEN: {
    default: null,
    defaultNote: "`/metrics` answers this machine only",
    meaning: "bearer token for `/metrics`",
    secret: true,
    schema: z.string().min(16),
    expected: "at least 16 characters",
  },
  ERROR_REPORT_URL: {
    default: null,
    defaultNote: "errors stand in the log alone",
    meaning: "an HTTP endpoint that takes each unexpected error, of the server and of our scripts in browsers, as JSON",
    secret: true,
    ...safeAddress,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    default: null,
    defaultNote: "nothing is traced",
    meaning: "an OpenTelemetry collector; `/v1/traces` is appended",
    ...webAddress,
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    default: null,
    defaultNote: "`OTEL_EXPORTER_OTLP_ENDPOINT`",
    meaning: "where traces are sent to, as it stands",
    ...webAddress,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    default: null,
    defaultNote: "none",
    meaning: "headers for the collector, such as its key",
    secret: true,
    schema: z.string().regex(/^[^=,\s]+=[^,\s]*(\s*,\s*[^=,\s]+=[^,\s]*)*$/),
    expected: "name=value with commas between, encoded as in an address",
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    default: "http/protobuf",
    meaning: "the form of what the collector is sent",
    schema: z.enum(["http/protobuf", "http/json"]),
    expected: "http/protobuf or http/json",
  },
  OTEL_SERVICE_NAME: { default: "giftwright", meaning: "the name of the product in traces", ...anyText },
  OTEL_RESOURCE_ATTRIBUTES: {
    default: null,
    defaultNote: "none",
    meaning: "what else is said of this process in traces, such as `deployment.environment.name=production`",
    ...anyText,
  },
  OTEL_TRACES_SAMPLER: {
    default: "parentbased_always_on",
    meaning: "which traces are kept",
    schema: z.enum(samplerNames),
    expected: samplerNames.join(", ").replace(/, (?=[^,]*$)/, " or "),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    default: "1",
    meaning: "the part of the traces that the samplers with `traceidratio` keep",
    schema: z
      .string()
      .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9})$/)
      .transform(Number),
    expected: "a number from 0 to 1",
  },
  OTEL_SDK_DISABLED: { default: "false", meaning: "`true`: nothing is traced, whatever else is set", ...flag },
  AUTH_PATH_PREFIX: {
    default: "/auth/v1",
    meaning: "where the auth service answers",
    schema: z.string().regex(/^(\/[a-z0-9._-]+)+$/i),
    expected: "a path such as /auth/v1",
  },
  AUTH_EMAIL: { default: "true", meaning: "sign-up and sign-in by email", ...flag },
  AUTH_PHONE: { default: "false", meaning: "sign-up and sign-in by phone", ...flag },
  AUTH_PHONE_AUTOCONFIRM: { default: "false", meaning: "`true`: phone numbers need no confirmation", ...flag },
  AUTH_ANONYMOUS: { default: "false", meaning: "anonymous sign-in", ...flag },
  AUTH_SIGNUP_DISABLED: { default: "false", meaning: "no new account by any way but the administrator's", ...flag },
  AUTH_MANUAL_LINKING: { default: "false", meaning: "linking and unlinking of identities by the user", ...flag },
  AUTH_SAML: { default: "false", meaning: "`/sso` and `/sso/saml/*`", ...flag },
  AUTH_SAML_UNREQUESTED: {
    default: "true",
    meaning: "`false`: identity providers begin no sign-in themselves; only a browser that asked here is signed in",
    ...flag,
  },
  AUTH_WEB3: { default: null, defaultNote: "none", meaning: "wallets that can sign in", ...listOf(["ethereum", "solana"]) },
  AUTH_MFA: {
    default: "totp",
    meaning: "second factors that can be enrolled; `none` for none",
    schema: listOf(["totp", "phone", "none"]).schema.refine((factors) => factors.length === 1 || !factors.includes("none")),
    expected: "a list, separated by commas, of: totp, phone; or none",
  },
  AUTH_ADMIN_MFA: {
    default: null,
    defaultNote: "`required` in production, unless `PUBLIC_URL` is this machine; else `optional`",
    meaning: "`required`: the back office opens to administrators with a second factor alone; they set it up when they sign in",
    schema: z.enum(["required", "optional"]),
    expected: "required or optional",
  },
  AUTH_LINKS_ACT_AT_ONCE: {
    default: "false",
    meaning: "`true`: links in mails confirm and sign in when they are followed, as other clients of the protocol expect",
    ...flag,
  },
  AUTH_PASSWORD_MIN_LENGTH: { default: "6", meaning: "in characters", ...whole(6, 64) },
  PASSWORD_BREACH_URL: {
    default: null,
    defaultNote: "a built-in list alone is asked",
    meaning:
      "a service of the range protocol that knows breached passwords, such as https://api.pwnedpasswords.com/range; it learns five digits of a digest",
    ...safeAddress,
  },
  AUTH_REAUTHENTICATION: {
    default: "recent",
    meaning: "`always`: every password change needs the mailed nonce",
    schema: z.enum(["recent", "always"]),
    expected: "recent or always",
  },
  AUTH_MAILS_PER_HOUR: {
    default: "1000",
    meaning: "most mails about accounts that the installation sends in an hour",
    ...whole(1, 1_000_000),
  },
  AUTH_SMS_PER_HOUR: { default: "100", meaning: "most text messages that the installation sends in an hour", ...whole(1, 1_000_000) },
  AUTH_MAIL_INTERVAL_S: {
    default: String(usualSiteLimits.mailIntervalS),
    meaning: "seconds between two mails of one kind to one address",
    ...whole(0, 3600),
  },
  AUTH_SMS_INTERVAL_S: {
    default: String(usualSiteLimits.smsIntervalS),
    meaning: "seconds between two messages to one number",
    ...whole(0, 3600),
  },
  AUTH_OTP_EXPIRY_S: {
    default: null,
    defaultNote: "1 h recovery, 24 h confirmation, 10 min codes, 60 s SMS",
    meaning: "one life for every mail link, mail code and SMS code, in seconds",
    ...whole(1, 86_400),
  },
  AUTH_FLOW_EXPIRY_S: { default: "300", meaning: "life of OAuth states, auth codes and MFA challenges, in seconds", ...whole(1, 600) },
  AUTH_JWT_EXPIRY_S: { default: "3600", meaning: "life of an access token, in seconds", ...whole(300, 3600) },
  AUTH_REFRESH_REUSE_INTERVAL_S: {
    default: "10",
    meaning: "seconds in which an older ancestor of the live refresh token still gives the live one",
    ...whole(0, 60),
  },
  AUTH_SESSION_LIFE_S: { default: "7776000", meaning: "a session ends so many seconds after sign-in", ...whole(1, 999_999_999) },
  AUTH_SESSION_IDLE_S: { default: "2592000", meaning: "a session ends so many seconds after its last refresh", ...whole(1, 999_999_999) },
  AUTH_REDIRECT_ALLOW_LIST: {
    default: null,
    defaultNote: "the site alone",
    meaning: "globs of further addresses to return to, separated by commas",
    ...anyText,
  },
  AUTH_SERVICE_KEY: {
    default: null,
    meaning: "as a bearer it is the role `service_role` on the admin endpoints",
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]{32,}$/),
    expected: "at least 32 characters without spaces",
  },
  AUTH_API_KEY: {
    default: null,
    defaultNote: "not asked",
    meaning: "the public key that clients send as `apikey`",
    secret: true,
    schema: z.string().min(1),
    expected: "a key",
  },
  AUTH_EXTRA_JWKS: {
    default: null,
    meaning: "a JWK set whose tokens pass as ours do; secrets of 256 bits, RSA of 2048 or more",
    secret: true,
    schema: z.string().refine((text) => isJwkSet(text)),
    expected: 'a JSON text like {"keys": [{"kty": "EC", "alg": "ES256", ...}]}',
  },
} as const satisfies Record<string, Variable>;

/** Needs no `OAUTH_<NAME>_ISSUER`: its address is built in. */
const isKnownProvider = (name: string) => name === "GITHUB" || findKnownIssuer(name.toLowerCase()) !== null;

type VariableName = keyof typeof variables;
type Values = {
  [Name in VariableName]: z.output<(typeof variables)[Name]["schema"]> | ((typeof variables)[Name]["default"] extends null ? null : never);
};

export interface OauthProvider {
  clientId: string;
  secret: string;
  /** `null` for the providers whose addresses are built in: google, github, apple. */
  issuer: string | null;
}

export type Config = Values & {
  /** Whether mails may only be handed over with TLS. */
  mailNeedsTls: boolean;
  /** Where traces are sent to; `null`: nothing is traced. */
  tracesUrl: string | null;
  HOST: string;
  PUBLIC_URL: string;
  CONTACT_EMAIL: string;
  AUTH_AUTOCONFIRM: boolean;
  AUTH_ADMIN_MFA: "required" | "optional";
  /** By provider name in lower case. */
  oauth: Record<string, OauthProvider>;
};

/** Loads the file into the environment, if there is one; variables that are set already keep their values. */
export function loadSettingsFile(path = ".env"): void {
  if (!existsSync(path)) return;
  try {
    process.loadEnvFile(path);
  } catch (error) {
    throw new ConfigFault(`${path} cannot be read; expected a file that the user who runs this may read`, { cause: error });
  }
}

/** Reads every variable once. An empty value counts as unset. Throws a `ConfigFault` at the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const read = Object.entries(variables).map(([name, variable]) => [name, readVariable(name, variable, env[name])]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by the schema that its type comes from
  const values = Object.fromEntries(read) as Values;
  const oauth = readOauthProviders(env);
  if (values.CAPTCHA_PROVIDER && !values.CAPTCHA_SECRET)
    throw new ConfigFault("CAPTCHA_SECRET is unset; expected the secret key of CAPTCHA_PROVIDER");
  const confirmsItself = values.AUTH_AUTOCONFIRM ?? values.SMTP_URL === null;
  if (confirmsItself) refuseUnconfirmed(values, oauth);
  refuseDangers(values);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    ...values,
    DATABASE_URL: secureAddress(values.DATABASE_URL, values),
    DATABASE_DIRECT_URL: secureAddress(values.DATABASE_DIRECT_URL, values),
    mailNeedsTls: needsTls(values),
    tracesUrl: chooseTracesUrl(values),
    HOST: values.HOST ?? (values.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1"),
    PUBLIC_URL: publicUrl,
    CONTACT_EMAIL: values.CONTACT_EMAIL ?? `hello@${nameMailHost(publicUrl)}`,
    AUTH_AUTOCONFIRM: confirmsItself,
    AUTH_ADMIN_MFA: chooseAdminMfa(values),
    oauth,
  };
}

/**
 * Where sign-ups confirm themselves, anybody can open an account with the address of somebody else. Providers would lead that
 * person into it, and a site for the public has to say that it wants this.
 */
function refuseUnconfirmed({ AUTH_AUTOCONFIRM, AUTH_SAML, NODE_ENV }: Values, oauth: Config["oauth"]): void {
  const given = AUTH_AUTOCONFIRM === null ? "unset, and so is SMTP_URL" : "true";
  const [provider] = Object.keys(oauth);
  if (provider || AUTH_SAML)
    throw new ConfigFault(
      `AUTH_AUTOCONFIRM is ${given}; expected sign-ups that are confirmed by mail (SMTP_URL) beside ${provider ? `OAUTH_${provider.toUpperCase()}_CLIENT_ID` : "AUTH_SAML"}`,
    );
  if (NODE_ENV === "production" && AUTH_AUTOCONFIRM === null)
    throw new ConfigFault(
      "AUTH_AUTOCONFIRM is unset, and so is SMTP_URL; expected SMTP_URL, or true for a site in production on which nobody confirms an address",
    );
}

function refuseDangers(values: Values): void {
  refuseWeakPassword(values);
  refuseOpenLines(values);
  if (isForPublic(values)) refuseOnPublicSites(values);
  if (chooseAdminMfa(values) === "required" && values.AUTH_MFA.includes("none"))
    throw new ConfigFault(
      "AUTH_MFA is none, and AUTH_ADMIN_MFA required; expected a factor that administrators can set up, or AUTH_ADMIN_MFA=optional",
    );
}

/** The first administrator's password keeps the rules that everybody's does. */
function refuseWeakPassword({ ADMIN_PASSWORD: password, ADMIN_EMAIL: email, AUTH_PASSWORD_MIN_LENGTH: passwordMinLength }: Values): void {
  const weakness = password === null ? null : findWeakness({ passwordMinLength }, password, email?.toLowerCase() ?? null);
  if (password !== null && weakness)
    throw new ConfigFault(`ADMIN_PASSWORD is ${mask(password)}; expected one that keeps the site's own rules: ${weakness.text}`);
}

/** What another machine is sent, passwords and mailed links among it, may not be read on the way there. */
function refuseOpenLines(values: Values): void {
  const { SMTP_URL, SMTP_INSECURE } = values;
  if (values.DATABASE_URL === null && values.DATABASE_DIRECT_URL !== null)
    throw new ConfigFault("DATABASE_DIRECT_URL is set, and DATABASE_URL is not; expected both, or DATABASE_URL alone");
  refuseOpenDatabaseLine("DATABASE_URL", values);
  refuseOpenDatabaseLine("DATABASE_DIRECT_URL", values);
  if (SMTP_URL !== null && !SMTP_INSECURE && needsTls({ SMTP_URL, SMTP_INSECURE }) && weakensTls(new URL(SMTP_URL)))
    throw new ConfigFault(`SMTP_URL is ${mask(SMTP_URL)} that switches TLS off; expected one that does not, or SMTP_INSECURE=true`);
  refuseOpenCollector(values);
}

/** Traces hold nothing of anybody's, and collectors within a network rarely have TLS; a key for one is a secret. */
function refuseOpenCollector(values: Values): void {
  const url = chooseTracesUrl(values);
  if (url === null || values.OTEL_EXPORTER_OTLP_HEADERS === null) return;
  const { protocol, hostname } = new URL(url);
  if (protocol === "http:" && !isLoopback(hostname))
    throw new ConfigFault(
      `OTEL_EXPORTER_OTLP_HEADERS is ${mask(values.OTEL_EXPORTER_OTLP_HEADERS)}, which anybody on the way could read; expected a collector at an https:// address`,
    );
}

function chooseTracesUrl(values: Values): string | null {
  if (values.OTEL_SDK_DISABLED) return null;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = values;
  return own ?? (base === null ? null : `${base.replace(/\/+$/, "")}/v1/traces`);
}

function refuseOpenDatabaseLine(name: "DATABASE_URL" | "DATABASE_DIRECT_URL", values: Values): void {
  const address = secureAddress(values[name], values);
  if (address === null || values.DATABASE_INSECURE || isDatabaseLineSafe(address)) return;
  throw new ConfigFault(
    values.DATABASE_CA === null
      ? `${name} is ${mask(values[name] ?? "")} that leads to another machine without TLS; expected ?sslmode=verify-full at its end, or DATABASE_INSECURE=true`
      : `${name} is ${mask(values[name] ?? "")} that switches off what DATABASE_CA asks for; expected ?sslmode=verify-full at its end`,
  );
}

function chooseAdminMfa(values: Values): Config["AUTH_ADMIN_MFA"] {
  return values.AUTH_ADMIN_MFA ?? (isForPublic(values) ? "required" : "optional");
}

/** Whether the site is in production, and not for this machine alone. */
function isForPublic({ NODE_ENV, PUBLIC_URL }: Values): boolean {
  return NODE_ENV === "production" && PUBLIC_URL !== null && !isLoopback(new URL(PUBLIC_URL).hostname);
}

function refuseOnPublicSites({ RATE_LIMIT_MULTIPLIER: multiplier, AUTH_PHONE, SMS_URL }: Values): void {
  if (multiplier > 1)
    throw new ConfigFault(`RATE_LIMIT_MULTIPLIER is ${multiplier}; expected 1 on a public site, where it lets passwords be guessed faster`);
  if (AUTH_PHONE && SMS_URL === null)
    throw new ConfigFault("AUTH_PHONE is true, and SMS_URL is unset; expected SMS_URL, without which nobody receives a code");
}

function secureAddress(address: string | null, { DATABASE_CA: file }: Pick<Values, "DATABASE_CA">): string | null {
  return address === null || file === null ? address : trustAuthority(address, file);
}

/** Whether the line ends on this machine or is encrypted to a server whose certificate is verified. */
function isDatabaseLineSafe(text: string): boolean {
  return parseDatabaseAddress(text)?.servers.every((server) => isServerLineSafe(new URL(server))) ?? false;
}

function isServerLineSafe({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? hostname;
  if (host === "" || host.startsWith("/") || isLoopback(host)) return true;
  const mode = searchParams.get("sslmode") ?? "";
  // In the manner of libpq, `require` takes any certificate.
  const isVerified = ["verify-full", "verify-ca"].includes(mode) || (mode === "require" && searchParams.get("uselibpqcompat") !== "true");
  return isVerified && !["0", "false"].includes(searchParams.get("ssl") ?? "");
}

function readJsonFile(file: string, context: z.RefinementCtx<string>): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    context.addIssue({ code: "custom", message: "no JSON file" });
    return z.NEVER;
  }
}

function isCertificateFile(file: string): boolean {
  try {
    return new X509Certificate(readFileSync(file)).subject !== undefined;
  } catch {
    // No file, or no certificate: the setting is refused.
    return false;
  }
}

function needsTls({ SMTP_URL, SMTP_INSECURE }: Pick<Values, "SMTP_URL" | "SMTP_INSECURE">): boolean {
  return SMTP_URL !== null && !SMTP_INSECURE && !isLoopback(new URL(SMTP_URL).hostname);
}

function weakensTls({ searchParams }: URL): boolean {
  const switches = ["secure", "ignoretls", "requiretls", "opportunistictls", "tls.rejectunauthorized", "service"];
  return [...searchParams.keys()].some((name) => switches.includes(name.toLowerCase()));
}

/** Every wrong variable, each in the words in which the start would refuse it. */
export function listConfigFaults(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const faults = Object.entries(variables).flatMap(([name, variable]) => listFaultsOf(() => readVariable(name, variable, env[name])));
  return faults.length > 0 ? faults : listFaultsOf(() => readConfig(env));
}

/** Variables with one of our prefixes that we do not know: most likely mistyped. */
export function listUnknownVariables(env: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const ours = /^(ADMIN|AI|AUTH|BACKUP|CAPTCHA|CONTACT|CORS|FREE|GUEST|MAIL|METRICS|RATE_LIMIT|SECRET|SMS|SMTP|SOCIAL|TRUST)_/;
  return Object.keys(env).filter((name) => ours.test(name) && !Object.hasOwn(variables, name));
}

/** The rows of the table in the documentation. */
export function listVariables(): { name: string; default: string; meaning: string; expected: string }[] {
  return Object.entries(variables).map(([name, variable]: [string, Variable]) => ({
    name,
    default: variable.defaultNote ?? (variable.default === null ? "unset" : `\`${variable.default}\``),
    meaning: variable.meaning,
    expected: variable.expected,
  }));
}

function readVariable(name: string, variable: Variable, given: string | undefined): unknown {
  const text = given?.trim() || variable.default;
  if (text === null) return null;
  const parsed = variable.schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new ConfigFault(`${name} is ${variable.secret ? mask(text) : JSON.stringify(text)}; expected ${variable.expected}`);
}

function listFaultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return [error.message];
    throw error;
  }
}

function readOauthProviders(env: Readonly<Record<string, string | undefined>>): Record<string, OauthProvider> {
  const names = Object.keys(env).flatMap((key) => /^OAUTH_([A-Z0-9_]+)_CLIENT_ID$/.exec(key)?.[1] ?? []);
  return Object.fromEntries(
    names.filter((name) => env[`OAUTH_${name}_CLIENT_ID`]).map((name) => [name.toLowerCase(), readOauthProvider(name, env)]),
  );
}

function readOauthProvider(name: string, env: Readonly<Record<string, string | undefined>>): OauthProvider {
  const read = (part: string) => env[`OAUTH_${name}_${part}`]?.trim() || null;
  const [clientId, secret, issuer] = [read("CLIENT_ID"), read("SECRET"), read("ISSUER")];
  if (!clientId || !secret)
    throw new ConfigFault(`OAUTH_${name}_SECRET is unset; expected the secret that belongs to OAUTH_${name}_CLIENT_ID`);
  if (issuer) readVariable(`OAUTH_${name}_ISSUER`, { default: null, meaning: "", ...safeAddress }, issuer);
  if (!issuer && !isKnownProvider(name))
    throw new ConfigFault(`OAUTH_${name}_ISSUER is unset; expected the address of an OpenID Connect issuer`);
  return { clientId, secret, issuer: issuer?.replace(/\/+$/, "") ?? null };
}

function mask(secret: string): string {
  return `a secret of ${secret.length} characters (not shown)`;
}

function isOrigin(text: string): boolean {
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === "/" && !search && !hash && !username && !password;
}

/** The host for mail addresses: never an IP address, to which mail servers do not deliver. */
function nameMailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) && !hostname.startsWith("[") ? hostname : "localhost";
}

const leastSecretBytes = 32;
const leastRsaBytes = 256;
const bytesOf = (base64url: string) => Buffer.from(base64url, "base64url").byteLength;

const jwk = z.discriminatedUnion("kty", [
  z.looseObject({ kty: z.literal("EC"), crv: z.literal("P-256"), alg: z.literal("ES256") }),
  z.looseObject({
    kty: z.literal("RSA"),
    alg: z.string().regex(/^[RP]S(?:256|384|512)$/),
    n: z.string().refine((modulus) => bytesOf(modulus) >= leastRsaBytes),
  }),
  z.looseObject({
    kty: z.literal("oct"),
    alg: z.literal("HS256"),
    k: z
      .string()
      .regex(/^[\w-]+$/)
      .refine((secret) => bytesOf(secret) >= leastSecretBytes),
  }),
]);

function isJwkSet(text: string): boolean {
  try {
    const { keys } = z.object({ keys: z.array(jwk) }).parse(JSON.parse(text));
    for (const key of keys) if (key.kty !== "oct") createPublicKey({ key, format: "jwk" });
    return true;
  } catch {
    // The setting is refused.
    return false;
  }
}
