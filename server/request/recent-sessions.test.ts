import { expect, test } from "vitest";
import type { SignedInMember } from "#domain/accounts/signed-in-member.ts";
import { createRecentSessions } from "./recent-sessions.ts";

const member = { kind: "member", userId: "00000000-0000-4000-8000-000000000001" } as SignedInMember;

test("a session is remembered for a second, however often it is asked for", () => {
  let now = 1;
  const { members } = createRecentSessions({ now: () => now });
  members.set("token", member);

  now = 1_001;
  const within = members.get("token");
  now = 1_002;
  const after = members.get("token");

  expect(within).toBe(member);
  expect(after).toBeUndefined();
});

test("no session is remembered once all are forgotten", () => {
  const { members, forget } = createRecentSessions();
  members.set("token", member);

  forget();

  expect(members.get("token")).toBeUndefined();
});

test("no more than five thousand sessions are remembered", () => {
  const { members } = createRecentSessions();

  for (let number = 0; number <= 5_000; number += 1) members.set(String(number), member);

  expect([members.get("0"), members.get("5000")]).toEqual([undefined, member]);
});
