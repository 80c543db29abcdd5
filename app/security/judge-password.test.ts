import { expect, test } from "vitest";
import { judgePassword } from "./judge-password.ts";

test.each([
  { password: "", strength: "short" },
  { password: "five5", strength: "short" },
  { password: "ribbon1", strength: "weak" },
  { password: "aaaaaaaaaaaaaaaaaaaa", strength: "weak" },
  { password: "abcdefghijklmnopq", strength: "weak" },
  { password: "rosa.ribbon1", strength: "weak" },
  { password: "Giftwright2026", strength: "weak" },
  { password: "paper and st", strength: "fair" },
  { password: "paper ribbon lantern moss", strength: "strong" },
  { password: "赤いリボンと紙の箱と糸の結び目", strength: "strong" },
] as const)("'$password' is called $strength", ({ password, strength }) => {
  expect(judgePassword(password, "rosa.ribbon@example.org")).toBe(strength);
});

test("a password of an account without an address is judged all the same", () => {
  expect(judgePassword("paper ribbon lantern moss", null)).toBe("strong");
});
