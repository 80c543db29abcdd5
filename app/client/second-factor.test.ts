import type { Factor, User } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { awaitsSecondFactor } from "./second-factor.ts";

function createSession(aal: string, statuses: Factor["status"][]) {
  const claims = Buffer.from(JSON.stringify({ aal, user_metadata: { full_name: "みか" } })).toString("base64url");
  const factors = statuses.map((status) => ({ id: status, status, factor_type: "totp" }));
  return { access_token: `head.${claims}.sign`, user: { factors } as unknown as User };
}

test.each([
  { aal: "aal1", statuses: [], expected: false },
  { aal: "aal1", statuses: ["unverified"], expected: false },
  { aal: "aal1", statuses: ["unverified", "verified"], expected: true },
  { aal: "aal2", statuses: ["verified"], expected: false },
] as const)("a session at $aal with factors $statuses waits for its second factor: $expected", ({ aal, statuses, expected }) => {
  expect(awaitsSecondFactor(createSession(aal, [...statuses]))).toBe(expected);
});

test("a token that cannot be read does not pass for a proved one", () => {
  expect(awaitsSecondFactor({ ...createSession("aal2", ["verified"]), access_token: "garbage" })).toBe(true);
});
