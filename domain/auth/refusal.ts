/**
 * Why the auth service refuses a request. `server/auth/errors.ts` maps each name to the protocol's status, code and message.
 * There is one name per message, so several names may have the same code.
 */
export type AuthRefusalName =
  | "bad_json"
  | "validation_failed"
  | "validation_failed_404"
  | "validation_failed_422"
  | "oauth_refusal"
  | "unsupported_media_type"
  | "not_found"
  | "method_not_allowed"
  | "forbidden_origin"
  | "request_timeout"
  | "unexpected_failure"
  | "request_entity_too_large"
  | "no_authorization"
  | "bad_jwt"
  | "bad_jwt_no_sub"
  | "bad_jwt_sub_not_uuid"
  | "user_not_found"
  | "session_not_found"
  | "user_banned"
  | "user_banned_at_sign_in"
  | "not_admin"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "email_rate_limit_exceeded"
  | "over_sms_send_rate_limit"
  | "signup_disabled"
  | "email_signups_disabled"
  | "phone_signups_disabled"
  | "email_logins_disabled"
  | "phone_logins_disabled"
  | "password_missing"
  | "weak_password"
  | "password_too_long"
  | "email_invalid"
  | "email_too_long"
  | "email_and_phone"
  | "phone_invalid"
  | "user_already_exists"
  | "invalid_credentials"
  | "unsupported_grant_type"
  | "email_not_confirmed"
  | "phone_not_confirmed"
  | "refresh_token_malformed"
  | "refresh_token_not_found"
  | "refresh_token_user_banned"
  | "refresh_token_session_expired"
  | "refresh_token_already_used"
  | "anonymous_provider_disabled"
  | "email_or_phone_missing"
  | "flow_state_not_found"
  | "flow_state_expired"
  | "bad_code_verifier"
  | "phone_provider_unsupported"
  | "otp_expired"
  | "email_link_expired"
  | "user_banned_at_verify"
  | "recovery_email_missing"
  | "reauthentication_email_not_confirmed"
  | "reauthentication_phone_not_confirmed"
  | "same_password"
  | "email_exists"
  | "phone_exists"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "current_password_invalid"
  | "insufficient_aal_for_update"
  | "user_sso_managed"
  | "app_metadata_needs_admin"
  | "sms_rate_limit_exceeded"
  | "manual_linking_disabled"
  | "identity_not_found"
  | "single_identity_not_deletable"
  | "email_conflict_identity_not_deletable"
  | "identity_already_linked"
  | "identity_linked_to_another"
  | "linking_email_unverified"
  | "provider_unavailable"
  | "provider_exchange_failed"
  | "provider_email_missing"
  | "provider_email_needs_verification"
  | "provider_disabled"
  | "oauth_callback_without_state"
  | "oauth_state_invalid"
  | "oauth_state_not_found"
  | "oauth_state_expired"
  | "flow_state_already_used"
  | "saml_provider_disabled"
  | "sso_provider_missing"
  | "sso_provider_unknown"
  | "sso_provider_disabled"
  | "saml_relay_state_not_found"
  | "saml_relay_state_expired"
  | "saml_idp_not_found"
  | "saml_assertion_invalid"
  | "saml_assertion_no_user_id"
  | "saml_assertion_no_email"
  | "saml_idp_already_exists"
  | "sso_domain_already_exists"
  | "saml_metadata_fetch_failed"
  | "saml_entity_id_mismatch"
  | "mfa_totp_enroll_not_enabled"
  | "mfa_phone_enroll_not_enabled"
  | "mfa_webauthn_enroll_not_enabled"
  | "mfa_totp_verify_not_enabled"
  | "mfa_phone_verify_not_enabled"
  | "mfa_factor_name_conflict"
  | "too_many_enrolled_mfa_factors"
  | "insufficient_aal"
  | "mfa_enroll_needs_aal2"
  | "mfa_unenroll_needs_aal2"
  | "mfa_verified_factor_exists"
  | "mfa_factor_not_found"
  | "mfa_challenge_not_found"
  | "mfa_ip_address_mismatch"
  | "mfa_challenge_expired"
  | "mfa_totp_code_wrong"
  | "recovery_code_wrong"
  | "mfa_phone_code_wrong"
  | "anonymous_user_not_allowed"
  | "web3_provider_disabled"
  | "web3_unsupported_chain"
  | "account_not_found"
  | "account_of_email_not_found"
  | "last_administrator"
  | "captcha_failed"
  | "overloaded"
  | "being_restored";

export type PasswordFault = "length" | "characters" | "pwned";

export interface AuthRefusalValues {
  /** Seconds until the request may be repeated, rounded down. */
  seconds?: number;
  /** What is wrong with a password. */
  reasons?: PasswordFault[];
  /** A part of the message; for `validation_failed` and its variants the whole message. */
  text?: string;
  /** The `error` of an OAuth error response, whose `error_description` is `text`. */
  error?: "invalid request" | "invalid nonce" | "invalid_grant";
  cause?: unknown;
}

export class AuthRefusal extends Error {
  override name = "AuthRefusal";
  readonly refusal: AuthRefusalName;
  readonly values: AuthRefusalValues;

  constructor(refusal: AuthRefusalName, values: AuthRefusalValues = {}) {
    super(refusal, { cause: values.cause });
    this.refusal = refusal;
    this.values = values;
  }
}
