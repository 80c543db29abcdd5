import { expect, test } from "vitest";
import { chooseView } from "./choose-view.ts";

const guest = { kind: "guest" } as const;
const ended = { kind: "guest", hasEnded: true } as const;
const rosa = { kind: "member", id: "rosa", email: null, name: null, plan: "free", isAdmin: false, needsFactor: false } as const;
const secondFactor = { kind: "secondFactor" } as const;
const newPassword = { kind: "newPassword", tokens: { accessToken: "a", refreshToken: "r" } } as const;
const signIn = { kind: "signIn" } as const;

test.each([
  { name: "a sign-in closes its dialog", open: signIn, event: rosa, next: null },
  { name: "a sign-in that needs a second factor asks for it", open: signIn, event: secondFactor, next: secondFactor },
  { name: "the second factor closes its dialog", open: secondFactor, event: rosa, next: null },
  { name: "a session that ends closes the question for its second factor", open: secondFactor, event: guest, next: null },
  { name: "a sign-in under way stays open while nobody is signed in", open: signIn, event: guest, next: signIn },
  { name: "the link of a recovery mail asks for a new password", open: null, event: newPassword, next: newPassword },
  { name: "a new password is asked for whoever is signed in here", open: newPassword, event: rosa, next: newPassword },
  { name: "a new password is asked for before a second factor of this browser", open: newPassword, event: secondFactor, next: newPassword },
  {
    name: "a session that ends by itself asks for a sign-in",
    open: null,
    event: ended,
    next: { kind: "signIn", reason: "ended" },
  },
  { name: "a member who comes back sees no dialog", open: null, event: rosa, next: null },
])("$name", ({ open, event, next }) => {
  expect(chooseView(open, event)).toEqual(next);
});
