import { generateKeyPairSync, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigFault, listUnknownVariables, listVariables, loadSettingsFile, readConfig } from "./config.server.ts";

test("with nothing set everything has a value that works", () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    AI_API_KEY: null,
    AUTH_AUTOCONFIRM: true,
    GUEST_DAILY_QUERIES: 3,
    AUTH_MFA: ["totp"],
    oauth: {},
  });
});

test("an empty value counts as unset", () => {
  const config = readConfig({ PORT: "", DATABASE_URL: "  " });

  expect(config.PORT).toBe(3000);
  expect(config.DATABASE_URL).toBeNull();
});

const publicSite = { NODE_ENV: "production", PUBLIC_URL: "https://gifts.example", SMTP_URL: "smtps://mail.example" };

test.each([
  { given: { PORT: "70000" }, line: 'PORT is "70000"; expected a whole number from 0 to 65535' },
  { given: { PORT: "3e3" }, line: 'PORT is "3e3"; expected a whole number from 0 to 65535' },
  { given: { PUBLIC_URL: "https://gifts.example/shop" }, line: 'PUBLIC_URL is "https://gifts.example/shop"; expected an origin' },
  { given: { PUBLIC_URL: "gifts.example" }, line: 'PUBLIC_URL is "gifts.example"; expected an origin' },
  { given: { CORS_ORIGINS: "https://app.example,app" }, line: 'CORS_ORIGINS is "https://app.example,app"; expected a list of origins' },
  { given: { SMS_URL: "sms" }, line: "SMS_URL is a secret of 3 characters (not shown); expected an https:// address" },
  { given: { AI_BASE_URL: "http://gateway.example" }, line: 'AI_BASE_URL is "http://gateway.example"; expected an https:// address' },
  { given: { SHOPS_FILE: "package.json" }, line: 'SHOPS_FILE is "package.json"; expected a JSON file such as' },
  { given: { SHOPS_FILE: "nowhere.json" }, line: 'SHOPS_FILE is "nowhere.json"; expected a JSON file such as' },
  { given: { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, line: 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc"; expected http/protobuf or http/json' },
  { given: { OTEL_TRACES_SAMPLER: "xray" }, line: 'OTEL_TRACES_SAMPLER is "xray"; expected always_on, always_off, traceidratio,' },
  { given: { OTEL_TRACES_SAMPLER_ARG: "1.5" }, line: 'OTEL_TRACES_SAMPLER_ARG is "1.5"; expected a number from 0 to 1' },
  { given: { OTEL_EXPORTER_OTLP_HEADERS: "key" }, line: "OTEL_EXPORTER_OTLP_HEADERS is a secret of 3 characters (not shown); expected" },
  {
    given: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318", OTEL_EXPORTER_OTLP_HEADERS: "key=secret" },
    line: "OTEL_EXPORTER_OTLP_HEADERS is a secret of 10 characters (not shown), which anybody on the way could read; expected a collector",
  },
  { given: { AUTH_ANONYMOUS: "yes" }, line: 'AUTH_ANONYMOUS is "yes"; expected true or false' },
  { given: { AUTH_WEB3: "ethereum,bitcoin" }, line: 'AUTH_WEB3 is "ethereum,bitcoin"; expected a list' },
  { given: { AUTH_MFA: "totp,none" }, line: 'AUTH_MFA is "totp,none"; expected a list, separated by commas, of: totp, phone; or none' },
  { given: { AUTH_JWT_EXPIRY_S: "60" }, line: 'AUTH_JWT_EXPIRY_S is "60"; expected a whole number from 300 to 3600' },
  { given: { CAPTCHA_PROVIDER: "turnstile" }, line: "CAPTCHA_SECRET is unset; expected the secret key" },
  { given: { OAUTH_ACME_CLIENT_ID: "a", OAUTH_ACME_SECRET: "b" }, line: "OAUTH_ACME_ISSUER is unset; expected the address" },
  {
    given: { OAUTH_GITHUB_CLIENT_ID: "a", OAUTH_GITHUB_SECRET: "b" },
    line: "AUTH_AUTOCONFIRM is unset, and so is SMTP_URL; expected sign-ups that are confirmed by mail (SMTP_URL) beside OAUTH_GITHUB_CLIENT_ID",
  },
  {
    given: { AUTH_SAML: "true", SMTP_URL: "smtp://localhost", AUTH_AUTOCONFIRM: "true" },
    line: "AUTH_AUTOCONFIRM is true; expected sign-ups that are confirmed by mail (SMTP_URL) beside AUTH_SAML",
  },
  {
    given: { ADMIN_PASSWORD: "123456" },
    line: "ADMIN_PASSWORD is a secret of 6 characters (not shown); expected one that keeps the site's own rules",
  },
  { given: { ADMIN_PASSWORD: "paper", AUTH_PASSWORD_MIN_LENGTH: "8" }, line: "ADMIN_PASSWORD is a secret of 5 characters" },
  { given: { ADMIN_PASSWORD: "paper bow", AUTH_PASSWORD_MIN_LENGTH: "15" }, line: "Password should be at least 15 characters." },
  { given: { ADMIN_PASSWORD: "boss@shop.example", ADMIN_EMAIL: "Boss@shop.example" }, line: "Password should not be your email address" },
  {
    given: { METRICS_TOKEN: "fifteen letters" },
    line: "METRICS_TOKEN is a secret of 15 characters (not shown); expected at least 16 characters",
  },
  {
    given: { ...publicSite, RATE_LIMIT_MULTIPLIER: "10" },
    line: "RATE_LIMIT_MULTIPLIER is 10; expected 1 on a public site, where it lets passwords be guessed faster",
  },
  { given: { ...publicSite, AUTH_MFA: "none" }, line: "AUTH_MFA is none, and AUTH_ADMIN_MFA required; expected a factor" },
  { given: { ...publicSite, AUTH_PHONE: "true" }, line: "AUTH_PHONE is true, and SMS_URL is unset; expected SMS_URL" },
  { given: { NODE_ENV: "production" }, line: "AUTH_AUTOCONFIRM is unset, and so is SMTP_URL; expected SMTP_URL, or true" },
])("a wrong value is told in one line: $line", ({ given, line }) => {
  const reading = () => readConfig(given);

  expect(reading).toThrow(ConfigFault);
  expect(reading).toThrow(line);
});

test.each([{ SMTP_URL: "smtps://mail.example" }, { AUTH_AUTOCONFIRM: "true" }])("in production %o suffices", (given) => {
  expect(readConfig({ NODE_ENV: "production", ...given }).AUTH_AUTOCONFIRM).toBe("AUTH_AUTOCONFIRM" in given);
});

test.each([
  { where: "on a laptop", given: {}, expected: "optional" },
  { where: "in production on this machine", given: { ...publicSite, PUBLIC_URL: "http://localhost:3000" }, expected: "optional" },
  { where: "on a public site", given: publicSite, expected: "required" },
  { where: "on a public site that says so", given: { ...publicSite, AUTH_ADMIN_MFA: "optional" }, expected: "optional" },
  { where: "on a laptop that says so", given: { AUTH_ADMIN_MFA: "required" }, expected: "required" },
])("a second factor is $expected for administrators $where", ({ given, expected }) => {
  expect(readConfig(given).AUTH_ADMIN_MFA).toBe(expected);
});

test.each([
  "postgres://ann:pw@db.example/gifts",
  "postgres://ann:pw@db.example/gifts?sslmode=disable",
  "postgres://ann:pw@db.example/gifts?sslmode=no-verify",
  "postgres://ann:pw@db.example/gifts?sslmode=require&uselibpqcompat=true",
  "postgres://ann:pw@db.example/gifts?sslmode=require&ssl=0",
  "postgres://ann:pw@localhost/gifts?host=db.example",
])("a database on another machine is not reached without TLS: %s", (url) => {
  const reading = (more = {}) => readConfig({ DATABASE_URL: url, ...more });

  expect(() => reading()).toThrow(
    /^DATABASE_URL is a secret of \d+ characters \(not shown\) that leads to another machine without TLS; expected/,
  );
  expect(reading({ DATABASE_INSECURE: "true" }).DATABASE_URL).toBe(url);
});

test.each([
  {
    given: { DATABASE_URL: "postgres://ann:pw@127.0.0.1,db.example/gifts" },
    fault: /^DATABASE_URL is a secret .* without TLS/,
  },
  {
    given: { DATABASE_URL: "postgres://ann:pw@127.0.0.1/gifts", DATABASE_DIRECT_URL: "postgres://ann:pw@db.example/gifts" },
    fault: /^DATABASE_DIRECT_URL is a secret .* without TLS/,
  },
  { given: { DATABASE_DIRECT_URL: "postgres://ann:pw@127.0.0.1/gifts" }, fault: /^DATABASE_DIRECT_URL is set, and DATABASE_URL is not/ },
  {
    given: { DATABASE_URL: "postgres://one/gifts?target_session_attrs=standby" },
    fault: /^DATABASE_URL is a secret .*; expected an address/,
  },
  { given: { DATABASE_CA: "package.json" }, fault: /^DATABASE_CA is "package.json"; expected a PEM file/ },
])("the addresses of databases are refused when one of them cannot do: $fault", ({ given, fault }) => {
  expect(() => readConfig(given)).toThrow(fault);
});

test.each([
  "postgres://ann:pw@127.0.0.1:5432/gifts",
  "postgres://ann:pw@[::1]/gifts",
  "postgres:///gifts?host=/var/run/postgresql",
  "postgres://ann:pw@db.example/gifts?sslmode=verify-full",
  "postgres://ann:pw@db.example/gifts?sslmode=require",
  "postgres://ann:pw@db.example/gifts?sslmode=prefer",
  "postgres://ann:pw@one.example:5432,two.example:5432/gifts?sslmode=verify-full&target_session_attrs=read-write",
])("a database here, or behind TLS, is taken: %s", (url) => {
  expect(readConfig({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
});

test.each([
  { given: { SMTP_URL: "smtp://mail.example:587" }, needsTls: true },
  { given: { SMTP_URL: "smtps://mail.example" }, needsTls: true },
  { given: { SMTP_URL: "smtp://mail.example", SMTP_INSECURE: "true" }, needsTls: false },
  { given: { SMTP_URL: "smtp://localhost:25" }, needsTls: false },
])("mails by $given need TLS: $needsTls", ({ given, needsTls }) => {
  expect(readConfig(given).mailNeedsTls).toBe(needsTls);
});

test.each(["ignoreTLS=true", "secure=false", "tls.rejectUnauthorized=false"])(
  "a mail server's address cannot switch TLS off: %s",
  (query) => {
    expect(() => readConfig({ SMTP_URL: `smtp://mail.example/?${query}` })).toThrow("that switches TLS off; expected one that does not");
    expect(() => readConfig({ SMTP_URL: `smtp://mail.example/?${query}`, SMTP_INSECURE: "true" })).not.toThrow();
  },
);

test("a wrong secret is not shown", () => {
  const reading = () => readConfig({ DATABASE_URL: "mysql://root:hunter2@db" });

  expect(reading).toThrow("DATABASE_URL is a secret of 23 characters (not shown)");
  expect(reading).not.toThrow("hunter2");
});

test("a gateway on this machine may speak plain http", () => {
  const { AI_BASE_URL } = readConfig({ AI_BASE_URL: "http://127.0.0.1:11434/v1/" });

  expect(AI_BASE_URL).toBe("http://127.0.0.1:11434/v1");
});

test("a file of settings that cannot be read is told in one line", () => {
  const loading = () => loadSettingsFile("docs");

  expect(loading).toThrow(ConfigFault);
  expect(loading).toThrow("docs cannot be read; expected a file that the user who runs this may read");
});

const { kty, crv, x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });

test.each([
  { keys: [{ kty, crv, x, y, alg: "ES256", kid: "theirs" }] },
  { keys: [{ ...generateKeyPairSync("rsa", { modulusLength: 2_048 }).publicKey.export({ format: "jwk" }), alg: "RS256" }] },
  { keys: [{ kty: "oct", k: randomBytes(32).toString("base64url"), alg: "HS256" }] },
])("the keys of another issuer are taken: $keys.0.alg", (set) => {
  expect(readConfig({ AUTH_EXTRA_JWKS: JSON.stringify(set) }).AUTH_EXTRA_JWKS).toBe(JSON.stringify(set));
});

test.each([
  { kty, crv, x, y },
  { kty, crv, x, alg: "ES256" },
  { kty, crv, x: y, y, alg: "ES256" },
  { kty, crv: "P-384", x, y, alg: "ES256" },
  { kty: "RSA", n: "AQAB", alg: "RS256" },
  { ...generateKeyPairSync("rsa", { modulusLength: 1_024 }).publicKey.export({ format: "jwk" }), alg: "RS256" },
  { kty: "oct", k: "YQ", alg: "HS256" },
  { kty: "oct", k: randomBytes(31).toString("base64url"), alg: "HS256" },
  { kty: "oct", k: "c2VjcmV0", alg: "ES256" },
])("a key that could check no token, or is easily found, is refused: %j", (key) => {
  expect(() => readConfig({ AUTH_EXTRA_JWKS: JSON.stringify({ keys: [key] }) })).toThrow("AUTH_EXTRA_JWKS is a secret");
});

test("an OpenID Connect issuer of any name can be added", () => {
  const acme = { OAUTH_ACME_CLIENT_ID: "a", OAUTH_ACME_SECRET: "b", OAUTH_ACME_ISSUER: "https://id.acme.example" };
  const { oauth } = readConfig({ ...acme, SMTP_URL: "smtps://mail.example" });

  expect(oauth).toEqual({ acme: { clientId: "a", secret: "b", issuer: "https://id.acme.example" } });
});

test.each([
  { given: {}, tracesUrl: null },
  { given: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/" }, tracesUrl: "http://collector:4318/v1/traces" },
  {
    given: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://one:4318", OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://two.example/traces" },
    tracesUrl: "https://two.example/traces",
  },
  { given: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" }, tracesUrl: null },
])("with $given traces are sent to $tracesUrl", ({ given, tracesUrl }) => {
  expect(readConfig(given).tracesUrl).toBe(tracesUrl);
});

test("the documentation's table says what the code does", () => {
  const page = readFileSync("docs/self-hosting.md", "utf8");

  const missing = listVariables().filter(
    (row) => !page.includes(`| \`${row.name}\` | ${row.default} | ${row.meaning} | ${row.expected} |`),
  );

  expect(missing).toEqual([]);
});

test("a mistyped name is noticed, and what belongs to others is not", () => {
  const env = { TRUST_PROXIES: "1", METRICS_TOKENS: "x", AUTH_EMAILS: "true", TRUST_PROXY: "1", PATH: "/bin", NODE_OPTIONS: "" };

  expect(listUnknownVariables(env)).toEqual(["TRUST_PROXIES", "METRICS_TOKENS", "AUTH_EMAILS"]);
});
