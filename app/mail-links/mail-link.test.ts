import { expect, test } from "vitest";
import { parseMailLink } from "./mail-link.ts";

test.each([
  ["recovery.abc123", { type: "recovery", token: "abc123" }],
  ["signup.pkce_abc123", { type: "signup", token: "pkce_abc123" }],
  ["email_change.abc", { type: "email_change", token: "abc" }],
  ["phone_change.abc", null],
  ["signup.", null],
  ["signup.a b", null],
  ["", null],
])("%j is understood", (fragment, expected) => {
  expect(parseMailLink(fragment)).toEqual(expected);
});
