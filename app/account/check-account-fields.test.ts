import { expect, test } from "vitest";
import { checkAccountFields, checkNewPassword, normaliseEmail } from "./check-account-fields.ts";

const right = { name: "Ann Lee", email: "ann@example.org", password: "quiet river" };

test.each([
  { change: {}, mode: "signUp", broken: null },
  { change: { email: "" }, mode: "signIn", broken: { field: "email", rule: "missing" } },
  { change: { email: "   " }, mode: "signIn", broken: { field: "email", rule: "missing" } },
  { change: { password: "" }, mode: "signIn", broken: { field: "password", rule: "missing" } },
  { change: { email: "ann@example" }, mode: "signIn", broken: { field: "email", rule: "email" } },
  { change: { email: "ann example.org" }, mode: "signIn", broken: { field: "email", rule: "email" } },
  { change: { password: "12345" }, mode: "signIn", broken: { field: "password", rule: "password" } },
  { change: { password: "五文字です" }, mode: "signUp", broken: { field: "password", rule: "password" } },
  { change: { password: "😀😀😀" }, mode: "signUp", broken: { field: "password", rule: "password" } },
  { change: { name: " " }, mode: "signUp", broken: { field: "name", rule: "name" } },
  { change: { name: "" }, mode: "signIn", broken: null },
] as const)("with $change, $mode breaks $broken", ({ change, mode, broken }) => {
  expect(checkAccountFields(mode, { ...right, ...change })).toEqual(broken);
});

test.each([
  { password: "quiet river", confirmation: "quiet river", broken: null },
  { password: "quiet river", confirmation: "quiet rivet", broken: { field: "confirmation", rule: "mismatch" } },
  { password: "short", confirmation: "short", broken: { field: "password", rule: "password" } },
])("the new password $password, confirmed as $confirmation, breaks $broken", ({ password, confirmation, broken }) => {
  expect(checkNewPassword(password, confirmation)).toEqual(broken);
});

test("an address is trimmed and lower-cased before it is used", () => {
  expect(normaliseEmail("  Ann@Example.ORG ")).toBe("ann@example.org");
});
