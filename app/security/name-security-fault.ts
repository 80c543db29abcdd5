import { isAuthError } from "@supabase/auth-js";
import type { Messages } from "#shared/locales/messages.ts";

type FaultName = keyof Messages["security"]["faults"];

const byCode: Record<string, FaultName> = {
  current_password_required: "currentPassword",
  current_password_invalid: "currentPassword",
  reauthentication_not_valid: "code",
  mfa_verification_failed: "code",
  mfa_challenge_expired: "code",
  mfa_verified_factor_exists: "sameNumber",
  too_many_enrolled_mfa_factors: "tooMany",
  over_sms_send_rate_limit: "codeInterval",
  over_email_send_rate_limit: "changeInterval",
  user_sso_managed: "managed",
  single_identity_not_deletable: "lastIdentity",
  email_not_confirmed: "unverified",
  mfa_factor_name_conflict: "stale",
  mfa_factor_not_found: "stale",
  mfa_ip_address_mismatch: "stale",
  identity_not_found: "stale",
};

/** This page's own message for a refusal of the auth service; `null` for refusals that have a common message. */
export function nameSecurityFault(error: unknown): FaultName | null {
  if (!isAuthError(error)) return null;
  if (/invalid phone number/i.test(error.message)) return "phoneNumber";
  return byCode[error.code ?? ""] ?? null;
}
