import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { expect, test } from "vitest";
import { account as english } from "#shared/locales/en/account.ts";
import { nameAuthFault } from "./name-auth-fault.ts";
import { TimedOut } from "./with-time-limit.ts";

test.each([
  ["signUp", 422, "user_already_exists", "An account with this email already exists. Please sign in instead."],
  ["signUp", 422, "signup_disabled", "New user registration is currently disabled. Please contact support."],
  ["signUp", 400, "email_provider_disabled", "New user registration is currently disabled. Please contact support."],
  ["signUp", 400, "email_address_invalid", "Please enter a valid email address."],
  ["signIn", 400, "invalid_credentials", "Invalid email or password. Please check your credentials."],
  ["signIn", 400, "email_not_confirmed", "Please check your email and click the verification link before signing in."],
  ["signIn", 429, "over_request_rate_limit", "Too many login attempts. Please wait a few minutes and try again."],
  ["recover", 429, "over_email_send_rate_limit", "For security purposes, you can only request a password reset once every 60 seconds."],
  ["resend", 429, "over_email_send_rate_limit", "For security purposes, you can only request a confirmation email once every 60 seconds."],
  ["signUp", 429, "over_email_send_rate_limit", "For security purposes, you can only request a confirmation email once every 60 seconds."],
  ["signUp", 400, "email_address_not_authorized", "This email address is not authorized. Please contact support."],
  ["signIn", 401, undefined, "Configuration error. Please check your setup and try again."],
  ["signIn", 400, "user_banned", "Authentication error: {{message}}"],
  ["signIn", 422, "email_provider_disabled", "Authentication error: {{message}}"],
] as const)("when %s is answered with %i %s, the message is the specification's", (call, status, code, text) => {
  const fault = nameAuthFault(new AuthApiError("the service's own words", status, code), call);

  expect(english.faults[fault.name].replace("{{mailIntervalS}}", "60")).toBe(text);
  expect(fault.message).toBe("the service's own words");
});

test.each([
  ["a call that never arrived", new AuthRetryableFetchError("Failed to fetch", 0), "network"],
  ["a service that gave up", new AuthRetryableFetchError("too late", 504), "timeout"],
  ["our own ten seconds", new TimedOut(), "timeout"],
  ["a service out of order", new AuthRetryableFetchError("oops", 500), "unexpected"],
  ["an answer without a session", new AuthInvalidTokenResponseError(), "noSession"],
  ["an answer of another service", new AuthUnknownError("not JSON", null), "configuration"],
  ["a session that has ended", new AuthSessionMissingError(), "notAuthenticated"],
  [
    "an address that cannot be one",
    new AuthApiError("Unable to validate email address: invalid format", 400, "validation_failed"),
    "invalidEmail",
  ],
  ["a common password", new AuthWeakPasswordError("known to be weak", 422, ["pwned"]), "easyPassword"],
  ["a fault of ours", new TypeError("undefined is not a function"), "unexpected"],
] as const)("%s is told as such", (_, error, name) => {
  expect(nameAuthFault(error, "signIn").name).toBe(name);
});

test("a password that is too short for this service is told how long it has to be", () => {
  const error = new AuthWeakPasswordError("Password should be at least 15 characters.", 422, ["length"]);

  expect(nameAuthFault(error, "signUp")).toMatchObject({ name: "shortPassword", count: 15 });
});
