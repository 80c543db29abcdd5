import { expect, test } from "vitest";
import { hasLeft } from "./use-session.ts";

const guest = { kind: "guest" } as const;
const unknown = { kind: "unknown" } as const;
const rosa = { kind: "member", id: "rosa", email: null, name: null, plan: "free", isAdmin: false } as const;

test.each([
  { name: "a member who signs out", before: rosa, now: guest, isLeaving: true },
  { name: "a member whose place another one takes", before: rosa, now: { ...rosa, id: "otto" }, isLeaving: true },
  { name: "a member whose plan changes", before: rosa, now: { ...rosa, plan: "premium" as const }, isLeaving: false },
  { name: "a guest who signs in", before: guest, now: rosa, isLeaving: false },
  { name: "a visitor who turns out to be a guest", before: unknown, now: guest, isLeaving: false },
])("$name has left: $isLeaving", ({ before, now, isLeaving }) => {
  expect(hasLeft(before, now)).toBe(isLeaving);
});
