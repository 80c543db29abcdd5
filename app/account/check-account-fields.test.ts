import { expect, test } from "vitest";
import { checkNewPassword, checkSignIn, checkSignUp, isLocalOrEmailAddress, normalizeEmail } from "./check-account-fields.ts";

const right = { name: "Ann Lee", email: "ann@example.org", password: "quiet river" };

test.each([
  { change: {}, broken: null },
  { change: { email: "" }, broken: { field: "email", rule: "missing" } },
  { change: { email: "   " }, broken: { field: "email", rule: "missing" } },
  { change: { password: "" }, broken: { field: "password", rule: "missing" } },
  { change: { email: "ann@example" }, broken: { field: "email", rule: "email" } },
  { change: { email: "ann@localhost" }, broken: { field: "email", rule: "email" } },
  { change: { email: "ann example.org" }, broken: { field: "email", rule: "email" } },
  { change: { password: "12345" }, broken: { field: "password", rule: "password" } },
  { change: { password: "五文字です" }, broken: { field: "password", rule: "password" } },
  { change: { password: "😀😀😀" }, broken: { field: "password", rule: "password" } },
])("with $change, signing in and signing up break $broken", ({ change, broken }) => {
  expect(checkSignIn({ ...right, ...change })).toEqual(broken);
  expect(checkSignUp({ ...right, ...change })).toEqual(broken);
});

test("only signing up needs a name", () => {
  const nameless = { ...right, name: " " };

  expect(checkSignUp(nameless)).toEqual({ field: "name", rule: "name" });
  expect(checkSignIn(nameless)).toBeNull();
});

test.each([
  { email: "admin@localhost", broken: null },
  { email: "ann@example.org", broken: null },
  { email: "administrator", broken: { field: "email", rule: "email" } },
])("at the door of the back-office $email breaks $broken", ({ email, broken }) => {
  expect(checkSignIn({ ...right, email }, isLocalOrEmailAddress)).toEqual(broken);
});

test.each([
  { password: "quiet river", confirmation: "quiet river", broken: null },
  { password: "quiet river", confirmation: "quiet rivet", broken: { field: "confirmation", rule: "mismatch" } },
  { password: "short", confirmation: "short", broken: { field: "password", rule: "password" } },
])("the new password $password, confirmed as $confirmation, breaks $broken", ({ password, confirmation, broken }) => {
  expect(checkNewPassword(password, confirmation)).toEqual(broken);
});

test("an address is trimmed and lower-cased before it is used", () => {
  expect(normalizeEmail("  Ann@Example.ORG ")).toBe("ann@example.org");
});
