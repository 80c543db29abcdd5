import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { AuthRefusal } from "#domain/auth/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { refuseTheRest } from "../request/known-methods.ts";
import { timeLimit } from "../middleware/time-limit.ts";
import type { RecentSessions } from "../request/recent-sessions.ts";
import { adminFactors } from "./admin-factors.ts";
import { adminUsers } from "./admin-users.ts";
import { authorize } from "./authorize.ts";
import { callback } from "./callback.ts";
import type { AuthEndpointServices } from "./endpoint-services.ts";
import { answerAuthError } from "./errors.ts";
import { factors } from "./factors.ts";
import { generateLink } from "./generate-link.ts";
import { health } from "./health.ts";
import { identities } from "./identities.ts";
import { invite } from "./invite.ts";
import { isSameText } from "../request/is-same-text.ts";
import { jwks } from "./jwks.ts";
import { logout } from "./logout.ts";
import { samlAcs } from "./saml-acs.ts";
import { samlMetadata } from "./saml-metadata.ts";
import { settings } from "./settings.ts";
import { ssoProviders } from "./sso-providers.ts";
import { sso } from "./sso.ts";
import { otp } from "./otp.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { recover } from "./recover.ts";
import { resend } from "./resend.ts";
import { signingKeys } from "./signing-keys.ts";
import { signup } from "./signup.ts";
import { token } from "./token.ts";
import { undo } from "./undo.ts";
import { verify } from "./verify.ts";
import { user } from "./user.ts";

const longestHandlingMs = 10_000;
const endpoints = [
  health,
  jwks,
  settings,
  signup,
  token,
  otp,
  verify,
  undo,
  recover,
  resend,
  reauthenticate,
  user,
  logout,
  authorize,
  callback,
  identities,
  sso,
  samlMetadata,
  samlAcs,
  ssoProviders,
  factors,
  adminUsers,
  adminFactors,
  generateLink,
  invite,
  signingKeys,
];

// Browsers navigate to these, and identity providers post to them, without our public key (protocol, section 1.1).
const keyless = [
  "GET /authorize",
  "GET /callback",
  "POST /callback",
  "GET /verify",
  "GET /.well-known/jwks.json",
  "POST /sso/saml/acs",
  "GET /sso/saml/acs",
  "GET /sso/saml/metadata",
];

/** The Supabase Auth protocol, below the path of its public address. */
export function authService(services: AuthEndpointServices): Hono<AppContext> {
  const service = new Hono<AppContext>().basePath(new URL(services.settings.authUrl).pathname);
  service.onError((error, c) => answerAuthError(c, error));
  const inTime = timeLimit(
    () => longestHandlingMs,
    () => new AuthRefusal("request_timeout"),
  );
  service.use(noReferrer, publicKey(services), inTime, forgetAfterChanges(services.recent));
  for (const endpoint of endpoints) service.route("/", endpoint(services));
  refuseTheRest(service);
  return service;
}

/** Addresses of this service carry tokens in their query, which must not reach other sites or caches. */
const noReferrer = createMiddleware<AppContext>(async (c, next) => {
  await next();
  c.res.headers.set("Referrer-Policy", "no-referrer");
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});

/** Requires the public key if one is configured, as the gateway in front of a Supabase server does. */
const publicKey = (services: AuthEndpointServices) =>
  createMiddleware<AppContext>(async (c, next) => {
    const { apiKey, serviceKey, authUrl } = services.settings;
    const path = c.req.path.slice(new URL(authUrl).pathname.length);
    if (apiKey === null || keyless.includes(`${c.req.method} ${path}`)) return await next();
    const given = c.req.header("apikey") ?? c.req.query("apikey");
    if (given === undefined) return c.json({ message: "No API key found in request" }, 401);
    if (!isSameText(given, apiKey) && !(serviceKey && isSameText(given, serviceKey))) return c.json({ message: "Invalid API key" }, 401);
    return await next();
  });

/** Drops the remembered sessions after requests that may have changed an account; a grant of tokens changes none. */
const forgetAfterChanges = (recent: RecentSessions) =>
  createMiddleware<AppContext>(async (c, next) => {
    await next();
    const isRead = c.req.method === "GET" && !c.req.path.endsWith("/verify") && !c.req.path.endsWith("/callback");
    if (!isRead && !c.req.path.endsWith("/token")) recent.forget();
  });
