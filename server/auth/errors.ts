import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AuthRefusal, type AuthRefusalName, type AuthRefusalValues } from "#domain/auth/refusal.ts";
import type { AppContext } from "../app-context.ts";

const apiVersionHeader = "X-Supabase-Api-Version";
const apiVersion = "2024-01-01";

type Answer = readonly [status: ContentfulStatusCode, code: string, message: string | ((values: AuthRefusalValues) => string)];

const waitFor = ({ seconds = 60 }: AuthRefusalValues) => `For security purposes, you can only request this after ${seconds} seconds.`;

/** The protocol's status, code and message of each refusal, to the letter. */
const answers = {
  bad_json: [400, "bad_json", ({ text = "" }) => `Could not parse request body as JSON: ${text}`],
  request_entity_too_large: [413, "request_entity_too_large", "Request body too large"],
  no_authorization: [401, "no_authorization", "This endpoint requires a valid Bearer token"],
  bad_jwt: [403, "bad_jwt", ({ text = "" }) => `invalid JWT: unable to parse or verify signature, ${text}`],
  bad_jwt_no_sub: [403, "bad_jwt", "invalid claim: missing sub claim"],
  bad_jwt_sub_not_uuid: [400, "bad_jwt", "invalid claim: sub claim must be a UUID"],
  user_not_found: [403, "user_not_found", "User from sub claim in JWT does not exist"],
  session_not_found: [403, "session_not_found", "Session from session_id claim in JWT does not exist"],
  user_banned: [403, "user_banned", "User is banned"],
  user_banned_at_sign_in: [400, "user_banned", "User is banned"],
  not_admin: [403, "not_admin", "User not allowed"],
  over_request_rate_limit: [429, "over_request_rate_limit", "Request rate limit reached"],
  over_email_send_rate_limit: [429, "over_email_send_rate_limit", waitFor],
  email_rate_limit_exceeded: [429, "over_email_send_rate_limit", "email rate limit exceeded"],
  over_sms_send_rate_limit: [429, "over_sms_send_rate_limit", waitFor],
  signup_disabled: [422, "signup_disabled", "Signups not allowed for this instance"],
  email_signups_disabled: [400, "email_provider_disabled", "Email signups are disabled"],
  phone_signups_disabled: [400, "phone_provider_disabled", "Phone signups are disabled"],
  email_logins_disabled: [422, "email_provider_disabled", "Email logins are disabled"],
  phone_logins_disabled: [422, "phone_provider_disabled", "Phone logins are disabled"],
  password_missing: [400, "validation_failed", "Signup requires a valid password"],
  weak_password: [422, "weak_password", ({ text = "" }) => text],
  password_too_long: [400, "validation_failed", ({ text = "" }) => text],
  email_invalid: [400, "validation_failed", "Unable to validate email address: invalid format"],
  email_too_long: [400, "validation_failed", "An email address is too long"],
  email_and_phone: [400, "validation_failed", "Only an email address or phone number should be provided on signup."],
  phone_invalid: [400, "validation_failed", "Invalid phone number format (E.164 required)"],
  user_already_exists: [422, "user_already_exists", "User already registered"],
  invalid_credentials: [400, "invalid_credentials", "Invalid login credentials"],
  unsupported_grant_type: [400, "invalid_credentials", "unsupported_grant_type"],
  email_not_confirmed: [400, "email_not_confirmed", "Email not confirmed"],
  phone_not_confirmed: [400, "phone_not_confirmed", "Phone not confirmed"],
  refresh_token_malformed: [400, "validation_failed", "Refresh token is not valid"],
  refresh_token_not_found: [400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_user_banned: [400, "user_banned", "Invalid Refresh Token: User Banned"],
  refresh_token_session_expired: [400, "session_expired", "Invalid Refresh Token: Session Expired"],
  refresh_token_already_used: [400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"],
  captcha_failed: [400, "captcha_failed", ({ text = "" }) => `captcha protection: request disallowed (${text})`],
  overloaded: [503, "request_timeout", "Too many requests are being worked on, please retry after a moment."],
} as const satisfies Record<AuthRefusalName, Answer>;

/** Renders a refusal in the body shape that the request's API version asks for (protocol, section 2.1). */
export function answerAuthError(c: Context<AppContext>, error: unknown): Response {
  const [status, code, message] = describe(error, c);
  const isNew = (c.req.header(apiVersionHeader) ?? "") >= apiVersion && /^\d{4}-\d{2}-\d{2}$/.test(c.req.header(apiVersionHeader) ?? "");
  const values = error instanceof AuthRefusal ? error.values : {};
  const extra = values.reasons ? { weak_password: { reasons: values.reasons } } : {};
  const body = isNew
    ? { code, message, ...extra }
    : { code: status, error_code: code, msg: message, ...(status >= 500 && { error_id: c.get("requestId") }), ...extra };
  c.header("Cache-Control", "no-store");
  c.header("x-sb-error-code", code);
  if (isNew) c.header(apiVersionHeader, apiVersion);
  if (status === 503 || status === 429) c.header("Retry-After", String(values.seconds ?? 5));
  return c.json(body, status);
}

function describe(error: unknown, c: Context<AppContext>): [ContentfulStatusCode, string, string] {
  if (!(error instanceof AuthRefusal)) {
    c.get("log").error({ err: error }, "auth request failed");
    return [500, "unexpected_failure", "Unexpected failure, please check server logs for more information"];
  }
  const [status, code, message]: Answer = answers[error.refusal];
  return [status, code, typeof message === "function" ? message(error.values) : message];
}
