import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type AuthError,
} from "@supabase/auth-js";
import type { Messages } from "#shared/locales/messages.ts";
import { CaptchaUnavailable, CaptchaUnsolved } from "./captcha.ts";
import { passwordMinLength } from "./check-account-fields.ts";
import { TimedOut } from "./with-time-limit.ts";

/** The kind of call that the auth service refused. */
export type AuthCall = "signIn" | "signUp" | "recover" | "resend" | "link" | "updatePassword" | "secondFactor" | "mailedCode" | "mailLink";

type FaultName = keyof Messages["account"]["faults"];

export interface AuthFault {
  name: FaultName;
  message: string;
  count: number;
}

const byCode: Record<string, FaultName> = {
  user_already_exists: "exists",
  email_exists: "exists",
  same_password: "samePassword",
  captcha_failed: "captchaFailed",
  signup_disabled: "signUpDisabled",
  email_address_invalid: "invalidEmail",
  invalid_credentials: "credentials",
  email_not_confirmed: "unconfirmed",
  over_request_rate_limit: "tooMany",
  email_address_not_authorized: "notAuthorized",
  over_sms_send_rate_limit: "codeInterval",
  mfa_verification_failed: "wrongCode",
  mfa_challenge_expired: "expiredCode",
  otp_expired: "expiredLink",
  bad_jwt: "notAuthenticated",
  user_not_found: "notAuthenticated",
};

const mailIntervals: Partial<Record<AuthCall, FaultName>> = { recover: "resetInterval", link: "linkInterval" };

/** The message for a failed call of the auth service. */
export function nameAuthFault(error: unknown, call: AuthCall): AuthFault {
  return { name: getName(error, call), message: isAuthError(error) ? error.message : "", count: getMinLength(error) };
}

function getName(error: unknown, call: AuthCall): FaultName {
  const own = nameOwn(error);
  if (own) return own;
  if (!isAuthError(error)) return "unexpected";
  if (isAuthRetryableFetchError(error)) return nameLostCall(error.status);
  if (isAuthWeakPasswordError(error)) return error.reasons.includes("length") ? "shortPassword" : "easyPassword";
  return nameByCall(error, call) ?? byCode[error.code ?? ""] ?? nameOther(error);
}

/** Names faults of our own, which occur before or during the call. */
function nameOwn(error: unknown): FaultName | undefined {
  if (error instanceof TimedOut) return "timeout";
  if (error instanceof CaptchaUnsolved) return "captchaUnsolved";
  return error instanceof CaptchaUnavailable ? "captchaUnavailable" : undefined;
}

function nameByCall({ code }: AuthError, call: AuthCall): FaultName | undefined {
  if (code === "over_email_send_rate_limit") return mailIntervals[call] ?? "confirmationInterval";
  if (code === "otp_expired" && call === "mailedCode") return "mailedCode";
  return code === "email_provider_disabled" && call === "signUp" ? "signUpDisabled" : undefined;
}

function nameLostCall(status: number): FaultName {
  if (status === 0) return "network";
  return status === 504 ? "timeout" : "unexpected";
}

function isUnreadableAddress({ code, message }: AuthError): boolean {
  return code === "validation_failed" && /email address|invalid format/i.test(message);
}

function nameOther(error: AuthError): FaultName {
  if (isAuthSessionMissingError(error)) return "notAuthenticated";
  if (isUnreadableAddress(error)) return "invalidEmail";
  if (error.name === "AuthInvalidTokenResponseError") return "noSession";
  // An error without a code of the protocol comes from something in front of the service, for example a gateway that refuses the key.
  const isForeign = error.name === "AuthUnknownError" || (isAuthApiError(error) && error.status === 401 && !error.code);
  return isForeign ? "configuration" : "other";
}

/** The minimum length that this installation requires. */
function getMinLength(error: unknown): number {
  const found = isAuthWeakPasswordError(error) ? /\d+/.exec(error.message) : null;
  return found ? Number(found[0]) : passwordMinLength;
}
