import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeEmail } from "./normalize-email.ts";

test.each([
  [" Ada@Example.ORG ", "ada@example.org"],
  ["ａｄａ@example.org", "ada@example.org"],
  ["ada@münchen.example", "ada@xn--mnchen-3ya.example"],
  ["admin@localhost", "admin@localhost"],
  ["a.b+c@example.org", "a.b+c@example.org"],
  ["no address", null],
  ["ada@@example.org", null],
  ['"ada"@example.org', null],
  ["ada@[127.0.0.1]", null],
  ["ada@127.0.0.1", null],
  ["a\u200bda@example.org", null],
  ["a\u202eda@example.org", null],
  ["ada@exa mple.org", null],
  ["ada@example.org\r\nBcc: x@example.org", null],
  [".ada@example.org", null],
  [`${"a".repeat(64)}@${`${"㎢".repeat(20)}.`.repeat(4)}example`, null],
])("%j is kept as %j", (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept);
});

test("the stored form is its own stored form", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.string(),
        fc.tuple(fc.string(), fc.domain()).map(([local, domain]) => `${local}@${domain}`),
      ),
      (typed) => {
        const kept = normalizeEmail(typed);
        expect(kept === null ? null : normalizeEmail(kept)).toBe(kept);
      },
    ),
    { numRuns: 2_000 },
  );
});
