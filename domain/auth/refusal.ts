/**
 * Why the auth service says no. The door (`server/auth/errors.ts`) turns each name into the protocol's status, code
 * and message; a name is one message of the protocol, so one protocol code may have several names.
 */
export type AuthRefusalName =
  | "bad_json"
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
  | "captcha_failed"
  | "overloaded";

export interface AuthRefusalValues {
  /** Whole seconds until the same may be asked again, rounded down. */
  seconds?: number;
  /** What is wrong with a password. */
  reasons?: ("length" | "characters" | "pwned")[];
  /** Whatever else the message names. */
  text?: string;
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
