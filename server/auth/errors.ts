import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AuthRefusal, type AuthRefusalName, type AuthRefusalValues } from "#domain/auth/refusal.ts";
import type { RefusalCode } from "#shared/refusal.ts";
import type { AppContext } from "../app-context.ts";
import { asRefusal } from "../problem.ts";
import { logRequest } from "../request/log-request.ts";

const apiVersionHeader = "X-Supabase-Api-Version";
const apiVersion = "2024-01-01";

type Answer = readonly [status: ContentfulStatusCode, code: string, message: string | ((values: AuthRefusalValues) => string)];

const waitFor = ({ seconds = 60 }: AuthRefusalValues) => `For security purposes, you can only request this after ${seconds} seconds.`;

const inFull = ({ text = "" }: AuthRefusalValues) => text;

const unverifiedEmail = ({ text = "" }: AuthRefusalValues) =>
  `Unverified email with ${text}. Verify the email with ${text} in order to sign in`;

/** The protocol's status, code and exact message of each refusal. */
const answers = {
  validation_failed: [400, "validation_failed", inFull],
  validation_failed_404: [404, "validation_failed", inFull],
  validation_failed_422: [422, "validation_failed", inFull],
  oauth_refusal: [400, "invalid_request", inFull],
  unsupported_media_type: [415, "validation_failed", "The body has to be sent as application/json"],
  not_found: [404, "not_found", "There is nothing at this address"],
  method_not_allowed: [405, "method_not_allowed", "This address does not take that method"],
  forbidden_origin: [403, "unexpected_audience", "Requests from other sites are refused"],
  request_timeout: [504, "request_timeout", "Processing this request timed out, please retry after a moment."],
  unexpected_failure: [500, "unexpected_failure", "Unexpected failure, please check server logs for more information"],
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
  weak_password: [422, "weak_password", inFull],
  password_too_long: [400, "validation_failed", inFull],
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
  anonymous_provider_disabled: [422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"],
  email_or_phone_missing: [400, "validation_failed", "missing email or phone"],
  flow_state_not_found: [404, "flow_state_not_found", "invalid flow state, no valid flow state found"],
  flow_state_expired: [422, "flow_state_expired", "invalid flow state, flow state has expired"],
  bad_code_verifier: [400, "bad_code_verifier", "code challenge does not match previously saved code verifier"],
  phone_provider_unsupported: [400, "phone_provider_disabled", "Unsupported phone provider"],
  otp_expired: [403, "otp_expired", "Token has expired or is invalid"],
  email_link_expired: [403, "otp_expired", "Email link is invalid or has expired"],
  user_banned_at_verify: [403, "user_banned", "User is banned"],
  recovery_email_missing: [400, "validation_failed", "Password recovery requires an email"],
  reauthentication_email_not_confirmed: [422, "email_not_confirmed", "Please verify your email first."],
  reauthentication_phone_not_confirmed: [422, "phone_not_confirmed", "Please verify your phone first."],
  same_password: [422, "same_password", "New password should be different from the old password."],
  email_exists: [422, "email_exists", "A user with this email address has already been registered"],
  phone_exists: [422, "phone_exists", "A user with this phone number has already been registered"],
  reauthentication_needed: [400, "reauthentication_needed", ({ text = "" }) => `${text} requires reauthentication`],
  reauthentication_not_valid: [422, "reauthentication_not_valid", "Nonce has expired or is invalid"],
  current_password_invalid: [400, "current_password_invalid", "Current password required when setting new password."],
  insufficient_aal_for_update: [401, "insufficient_aal", "AAL2 session is required to update email or password when MFA is enabled."],
  user_sso_managed: [422, "user_sso_managed", "Updating email, phone, password of a SSO account only possible via SSO"],
  app_metadata_needs_admin: [403, "not_admin", "Updating app_metadata requires admin privileges"],
  sms_rate_limit_exceeded: [429, "over_sms_send_rate_limit", "SMS rate limit exceeded"],
  manual_linking_disabled: [404, "manual_linking_disabled", "Manual linking is disabled"],
  identity_not_found: [422, "identity_not_found", "Identity doesn't exist"],
  single_identity_not_deletable: [422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking"],
  email_conflict_identity_not_deletable: [422, "email_conflict_identity_not_deletable", "Unable to unlink identity due to email conflict"],
  identity_already_linked: [422, "identity_already_exists", "Identity is already linked"],
  identity_linked_to_another: [422, "identity_already_exists", "Identity is already linked to another user"],
  linking_email_unverified: [422, "email_not_confirmed", unverifiedEmail],
  provider_unavailable: [503, "unexpected_failure", ({ text = "" }) => `Unable to reach the provider ${text}`],
  provider_exchange_failed: [500, "unexpected_failure", ({ text = "" }) => `Unable to exchange external code: ${text}`],
  provider_email_missing: [500, "unexpected_failure", "Error getting user email from external provider"],
  provider_email_needs_verification: [422, "provider_email_needs_verification", unverifiedEmail],
  provider_disabled: [400, "provider_disabled", ({ text = "" }) => `Provider (issuer "${text}") is not enabled`],
  oauth_callback_without_state: [400, "bad_oauth_callback", "OAuth state parameter missing"],
  oauth_state_invalid: [400, "bad_oauth_state", "OAuth state parameter is invalid"],
  oauth_state_not_found: [400, "bad_oauth_state", "OAuth state not found or expired"],
  oauth_state_expired: [400, "bad_oauth_state", "OAuth state has expired"],
  flow_state_already_used: [400, "flow_state_already_used", "Flow state has already been used"],
  saml_provider_disabled: [404, "saml_provider_disabled", "SAML 2.0 is disabled"],
  sso_provider_missing: [404, "sso_provider_not_found", "SSO Identity Provider not found"],
  sso_provider_unknown: [404, "sso_provider_not_found", inFull],
  sso_provider_disabled: [404, "sso_provider_disabled", "SSO Provider is currently disabled"],
  saml_relay_state_not_found: [404, "saml_relay_state_not_found", "SAML RelayState does not exist, try logging in again?"],
  saml_relay_state_expired: [422, "saml_relay_state_expired", "SAML RelayState has expired. Try logging in again?"],
  saml_idp_not_found: [404, "saml_idp_not_found", "A SAML connection has not been established with this Identity Provider"],
  saml_assertion_invalid: [400, "validation_failed", ({ text = "" }) => `SAML Assertion is not valid ${text}`],
  saml_assertion_no_user_id: [400, "saml_assertion_no_user_id", "SAML Assertion does not contain a lasting identifier of the user"],
  saml_assertion_no_email: [400, "saml_assertion_no_email", "SAML Assertion does not contain an email address"],
  saml_idp_already_exists: [
    422,
    "saml_idp_already_exists",
    ({ text = "" }) => `SAML Identity Provider with this EntityID (${text}) already exists`,
  ],
  sso_domain_already_exists: [
    400,
    "sso_domain_already_exists",
    ({ text = "" }) => `SSO Domain '${text}' is already in use by another SSO provider.`,
  ],
  saml_metadata_fetch_failed: [400, "saml_metadata_fetch_failed", ({ text = "" }) => `SAML Metadata could not be fetched: ${text}`],
  saml_entity_id_mismatch: [
    400,
    "saml_entity_id_mismatch",
    ({ text = "" }) => `SAML Metadata can be updated only if the EntityID matches for the provider: ${text}`,
  ],
  mfa_totp_enroll_not_enabled: [422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP"],
  mfa_phone_enroll_not_enabled: [422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone"],
  mfa_webauthn_enroll_not_enabled: [422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn"],
  mfa_totp_verify_not_enabled: [422, "mfa_totp_verify_not_enabled", "MFA verification is disabled for TOTP"],
  mfa_phone_verify_not_enabled: [422, "mfa_phone_verify_not_enabled", "MFA verification is disabled for Phone"],
  mfa_factor_name_conflict: [
    422,
    "mfa_factor_name_conflict",
    ({ text = "" }) => `A factor with the friendly name "${text}" for this user already exists`,
  ],
  too_many_enrolled_mfa_factors: [422, "too_many_enrolled_mfa_factors", "Maximum number of verified factors reached, unenroll to continue"],
  insufficient_aal: [403, "insufficient_aal", "AAL2 session is required for this change when MFA is enabled."],
  mfa_enroll_needs_aal2: [403, "insufficient_aal", "AAL2 required to enroll a new factor"],
  mfa_unenroll_needs_aal2: [422, "insufficient_aal", "AAL2 required to unenroll verified factor"],
  mfa_verified_factor_exists: [
    422,
    "mfa_verified_factor_exists",
    "A verified phone factor already exists, unenroll the existing factor to continue",
  ],
  mfa_factor_not_found: [404, "mfa_factor_not_found", "Factor not found"],
  mfa_challenge_not_found: [422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found"],
  mfa_ip_address_mismatch: [422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch."],
  mfa_challenge_expired: [
    422,
    "mfa_challenge_expired",
    ({ text = "" }) => `MFA challenge ${text} has expired, verify against another challenge or create a new challenge.`,
  ],
  mfa_totp_code_wrong: [422, "mfa_verification_failed", "Invalid TOTP code entered"],
  recovery_code_wrong: [422, "mfa_verification_failed", "Invalid recovery code entered"],
  mfa_phone_code_wrong: [422, "mfa_verification_failed", "Invalid MFA Phone code entered"],
  anonymous_user_not_allowed: [403, "no_authorization", "Anonymous user not allowed to perform these actions"],
  web3_provider_disabled: [422, "web3_provider_disabled", inFull],
  web3_unsupported_chain: [400, "web3_unsupported_chain", "Unsupported chain"],
  account_not_found: [404, "user_not_found", "User not found"],
  account_of_email_not_found: [404, "user_not_found", "User with this email not found"],
  last_administrator: [422, "validation_failed", "The last administrator cannot be deleted"],
  captcha_failed: [400, "captcha_failed", ({ text = "" }) => `captcha protection: request disallowed (${text})`],
  overloaded: [503, "request_timeout", "Too many requests are being worked on, please retry after a moment."],
  being_restored: [503, "request_timeout", "The service is being restored, please retry after a moment."],
} as const satisfies Record<AuthRefusalName, Answer>;

// The protocol's names for refusals of middleware that the whole product shares.
const shared: Partial<Record<RefusalCode, AuthRefusalName>> = {
  validation_failed: "validation_failed",
  invalid_json: "bad_json",
  unsupported_media_type: "unsupported_media_type",
  too_complex: "validation_failed",
  body_too_large: "request_entity_too_large",
  body_too_slow: "request_timeout",
  rate_limited: "over_request_rate_limit",
  // The account was deleted during the request.
  not_authenticated: "user_not_found",
  not_found: "not_found",
  method_not_allowed: "method_not_allowed",
  forbidden_origin: "forbidden_origin",
  overloaded: "overloaded",
  being_restored: "being_restored",
};

/** Answers with a refusal, in the body format of the request's API version (protocol, section 2.1). */
export function answerAuthError(c: Context<AppContext>, error: unknown): Response {
  const refusal = asAuthRefusal(error);
  const { status, code, message } = describeAuthRefusal(refusal);
  if (status >= 500) logRequest(c, "error", { message: "auth request failed", err: error });
  else logRequest(c, "info", { message: "auth request refused", status, code, address: c.get("clientAddress") });
  if (refusal.refusal === "captcha_failed" && refusal.values.cause)
    logRequest(c, "warn", { message: "the captcha service gave no verdict", err: refusal.values.cause });
  c.header("Cache-Control", "no-store");
  if (status === 413) c.header("Connection", "close");
  if (status === 503 || status === 429) c.header("Retry-After", String(Math.max(1, refusal.values.seconds ?? 5)));
  if (refusal.refusal === "oauth_refusal")
    return c.json({ error: refusal.values.error ?? "invalid request", error_description: message }, status);
  c.header("x-sb-error-code", code);
  return c.json(buildBody(c, refusal), status);
}

/** The status, code and message of a refusal, for answers and for redirects. */
export function describeAuthRefusal({ refusal, values }: AuthRefusal): { status: ContentfulStatusCode; code: string; message: string } {
  const [status, code, message]: Answer = answers[refusal];
  return { status, code, message: typeof message === "function" ? message(values) : message };
}

/** Turns anything thrown into a refusal of this service. */
export function asAuthRefusal(error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const { code, details } = asRefusal(error);
  return new AuthRefusal(shared[code] ?? "unexpected_failure", {
    cause: error,
    text: details.fields?.map(({ path }) => `${path || "request"} is not valid`).join("; ") ?? "request is not valid",
    ...(details.retryAfterSeconds !== undefined && { seconds: details.retryAfterSeconds }),
  });
}

function buildBody(c: Context<AppContext>, refusal: AuthRefusal): object {
  const { status, code, message } = describeAuthRefusal(refusal);
  const asked = c.req.header(apiVersionHeader) ?? "";
  const reasons = refusal.values.reasons && { weak_password: { reasons: refusal.values.reasons } };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asked) || asked < apiVersion) {
    return { code: status, error_code: code, msg: message, ...(status >= 500 && { error_id: c.get("requestId") }), ...reasons };
  }
  c.header(apiVersionHeader, apiVersion);
  return { code, message, ...reasons };
}
