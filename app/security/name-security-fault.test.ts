import { AuthApiError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { nameSecurityFault } from "./name-security-fault.ts";

test.each([
  { code: "current_password_invalid", message: "Current password required", name: "currentPassword" },
  { code: "mfa_verification_failed", message: "Invalid TOTP code entered", name: "code" },
  { code: "validation_failed", message: "Invalid phone number format (E.164 required)", name: "phoneNumber" },
  { code: "weak_password", message: "Password should be at least 6 characters.", name: null },
])("a refusal with $code is told as $name", ({ code, message, name }) => {
  expect(nameSecurityFault(new AuthApiError(message, 422, code))).toBe(name);
});

test("what is no refusal of the auth service has no message here", () => {
  expect(nameSecurityFault(new TypeError("a mistake of ours"))).toBeNull();
});
