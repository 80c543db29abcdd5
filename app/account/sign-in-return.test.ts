import { expect, test } from "vitest";
import { parseSignInReturn } from "./sign-in-return.ts";

const tokens = { accessToken: "a.b.c", refreshToken: "fresh" };

test.each([
  ["a confirmed sign-up", "#access_token=a.b.c&expires_in=3600&refresh_token=fresh&sb=&type=signup", { kind: "session", tokens }],
  ["another service", "#access_token=a.b.c&refresh_token=fresh&token_type=bearer", { kind: "session", tokens }],
  ["tokens in the query", "?access_token=a.b.c&refresh_token=fresh", { kind: "session", tokens }],
  ["a recovery mail", "?type=recovery#access_token=a.b.c&refresh_token=fresh&type=recovery", { kind: "recovery", tokens }],
  ["a recovery without its token", "?type=recovery", { kind: "fault", code: "otp_expired", text: "" }],
  ["a code", "?code=0b7f5d0c-1111-4222-8333-444455556666", { kind: "code", code: "0b7f5d0c-1111-4222-8333-444455556666" }],
  [
    "an expired link",
    "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=",
    { kind: "fault", code: "otp_expired", text: "Email link is invalid or has expired" },
  ],
  ["a fault without words", "?error=server_error", { kind: "fault", code: null, text: "server_error" }],
  ["a fault in both, of which the query counts", "?error=one#error=two", { kind: "fault", code: null, text: "one" }],
  ["half a change of address", "#message=Confirmation+link+accepted&sb=", { kind: "halfChanged" }],
  ["nothing at all", "", { kind: "nothing" }],
])("%s is understood", (_, address, expected) => {
  expect(parseSignInReturn(address)).toEqual(expected);
});

test("a fault beside tokens wins: nobody is signed in by an address that reports one", () => {
  expect(parseSignInReturn("?error=denied#access_token=a.b.c&refresh_token=fresh").kind).toBe("fault");
});

test("the text of a fault is cut to 300 characters", () => {
  const found = parseSignInReturn(`?error_description=${"贺".repeat(900)}`);

  expect(found).toEqual({ kind: "fault", code: null, text: "贺".repeat(300) });
});
