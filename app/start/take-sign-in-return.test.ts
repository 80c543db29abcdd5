import { expect, test } from "vitest";
import { isSignInReturn } from "./take-sign-in-return.ts";

const code = "0b7f5d0c-1111-4222-8333-444455556666";

test.each([
  ["a session at any page", "/ja/blog", "#access_token=a.b.c&refresh_token=fresh"],
  ["a code at the home page", "/", `?code=${code}`],
  ["a code before other words", "/", `?code=${code}&next=1`],
  ["a fault", "/", "?error=access_denied"],
  ["a fault by its number alone", "/about", "#error_code=otp_expired"],
  ["a fault in words alone", "/about", "?page=2&error_description=expired"],
  ["a recovery", "/", "?type=recovery"],
  ["a changed address", "/", "#type=email_change&sb="],
  ["anything at the callback", "/auth/callback", "#message=Confirmation+link+accepted"],
  ["anything at the callback in another language", "/zh/auth/callback/", "?x=1"],
])("%s is taken out of the address", (_, path, queryAndFragment) => {
  expect(isSignInReturn(path, queryAndFragment)).toBe(true);
});

test.each([
  ["a page's own query", "/blog", "?tag=birthday"],
  ["a place in a page", "/", "#gift-form"],
  ["a code that is no sign-in's", "/", "?code=SUMMER25"],
  ["a longer code", "/", `?code=${code}0`],
  ["a type that is no mail's", "/", "?type=recoverable"],
  ["a longer word", "/", "?myerror=1"],
  ["the callback without a result", "/auth/callback", ""],
  ["a page below the callback's name", "/auth/callback/more", "?x=1"],
])("%s stays in the address", (_, path, queryAndFragment) => {
  expect(isSignInReturn(path, queryAndFragment)).toBe(false);
});
