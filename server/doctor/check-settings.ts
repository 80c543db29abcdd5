import { isLoopback } from "#shared/loopback.ts";
import { good, note, wrong, type Finding } from "./finding.ts";

/** The variables that can contradict each other, as `readConfig` gives them. */
export interface DoctorSettings {
  NODE_ENV: string | null;
  HOST: string;
  PUBLIC_URL: string;
  TRUST_PROXY: number;
  METRICS_TOKEN: string | null;
  DATABASE_INSECURE: boolean;
  SMTP_URL: string | null;
  SMTP_INSECURE: boolean;
  MAIL_FROM: string;
  SMS_URL: string | null;
  AI_API_KEY: string | null;
  AUTH_PHONE: boolean;
  AUTH_AUTOCONFIRM: boolean;
  AUTH_SAML: boolean;
  AUTH_SERVICE_KEY: string | null;
  AUTH_ADMIN_MFA: "required" | "optional";
  CAPTCHA_PROVIDER: string | null;
  CAPTCHA_SITE_KEY: string | null;
  RATE_LIMIT_MULTIPLIER: number;
}

/** Finds valid values that contradict each other or the purpose of the installation. */
export function checkSettings(settings: DoctorSettings): Finding[] {
  const found = [
    ...checkAddress(settings),
    ...checkMetrics(settings),
    ...checkMessages(settings),
    ...checkLines(settings),
    ...checkRest(settings),
  ];
  return found.some(({ verdict }) => verdict === "wrong") ? found : [good("The settings go together."), ...found];
}

function* checkAddress({ NODE_ENV, HOST, PUBLIC_URL, TRUST_PROXY }: DoctorSettings): Generator<Finding> {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isProduction = NODE_ENV === "production";
  if (isProduction && isLoopback(hostname))
    yield wrong(`PUBLIC_URL is ${PUBLIC_URL}: links and mails would lead every visitor to their own machine. Set it to the public origin.`);
  else if (isProduction && protocol === "http:")
    yield wrong(`PUBLIC_URL is ${PUBLIC_URL}: passwords would travel in the clear. Put a proxy with TLS in front and say https://.`);
  if (protocol === "https:" && TRUST_PROXY === 0)
    yield wrong(
      "TRUST_PROXY is 0, but PUBLIC_URL is https, which a proxy has to answer: all visitors would count as one address. Set it to the number of proxies.",
    );
  if (TRUST_PROXY > 0 && !isLoopback(HOST))
    yield note(
      `TRUST_PROXY is ${TRUST_PROXY}: whoever reaches ${HOST} past the proxies can claim any address. Let only the proxies through.`,
    );
}

function* checkMetrics({ TRUST_PROXY, METRICS_TOKEN }: DoctorSettings): Generator<Finding> {
  if (TRUST_PROXY > 0 && METRICS_TOKEN === null)
    yield note("METRICS_TOKEN is unset: a proxy on this machine that adds no header of its own would show /metrics to everybody.");
}

function* checkMessages({ SMTP_URL, MAIL_FROM, SMS_URL, AUTH_PHONE, AUTH_AUTOCONFIRM, NODE_ENV }: DoctorSettings): Generator<Finding> {
  if (SMTP_URL === null) yield note("SMTP_URL is unset: mails are written to DATA_DIR/outbox, and nobody receives them.");
  else if (/@localhost\b/.test(MAIL_FROM))
    yield wrong(`MAIL_FROM is ${MAIL_FROM}, which mail servers refuse. Set it to a sender of your own domain.`);
  if (SMTP_URL === null && !AUTH_AUTOCONFIRM)
    yield wrong(
      "AUTH_AUTOCONFIRM is false, but SMTP_URL is unset: nobody who signs up can ever confirm the address. Set SMTP_URL, or AUTH_AUTOCONFIRM=true.",
    );
  if (AUTH_PHONE && SMS_URL === null)
    yield wrong("AUTH_PHONE is true, but SMS_URL is unset: codes would only be written to DATA_DIR/outbox.");
  if (AUTH_AUTOCONFIRM && NODE_ENV === "production")
    yield note("Sign-ups need no confirmation, so anybody can use any address; with SMTP_URL and AUTH_AUTOCONFIRM=false they do.");
}

function* checkLines({ DATABASE_INSECURE, SMTP_INSECURE }: DoctorSettings): Generator<Finding> {
  const risk = "whoever can listen in on the way there can read";
  if (DATABASE_INSECURE) yield note(`DATABASE_INSECURE is true: without TLS to the database, ${risk} what the site stores.`);
  if (SMTP_INSECURE) yield note(`SMTP_INSECURE is true: without TLS to the mail server, ${risk} the links that let members in.`);
}

function* checkRest({ AI_API_KEY, RATE_LIMIT_MULTIPLIER, NODE_ENV, ...settings }: DoctorSettings): Generator<Finding> {
  if (AI_API_KEY === null) yield note("AI_API_KEY is unset: all ideas come from the built-in catalogue.");
  if (settings.CAPTCHA_PROVIDER !== null && settings.CAPTCHA_SITE_KEY === null)
    yield wrong(
      "CAPTCHA_PROVIDER is set, but CAPTCHA_SITE_KEY is not: the site cannot show the check, and nobody can sign up or in there.",
    );
  if (settings.AUTH_SAML && settings.AUTH_SERVICE_KEY === null)
    yield wrong("AUTH_SAML is true, but AUTH_SERVICE_KEY is unset: no identity provider can be added.");
  if (settings.AUTH_ADMIN_MFA === "optional" && NODE_ENV === "production")
    yield wrong("AUTH_ADMIN_MFA is optional: whoever learns an administrator's password gets into the back-office. Set it to required.");
  if (RATE_LIMIT_MULTIPLIER > 1 && NODE_ENV === "production")
    yield wrong(`RATE_LIMIT_MULTIPLIER is ${RATE_LIMIT_MULTIPLIER}: it is for load tests and lets passwords be guessed faster. Unset it.`);
}
