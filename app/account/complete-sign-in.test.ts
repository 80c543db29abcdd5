import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAuth } from "../client/auth.ts";
import { completeSignIn, type SignInOutcome } from "./complete-sign-in.ts";
import type { SignInReturn } from "./sign-in-return.ts";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const accessToken = `${encode({ alg: "ES256" })}.${encode({ sub: "mika", exp: 9_999_999_999 })}.${encode({})}`;
const session: SignInReturn = { kind: "session", tokens: { accessToken, refreshToken: "refresh" } };

beforeEach(async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", { origin: "http://localhost:3000", pathname: "/auth/callback" });
  // Its code is loaded on first use, which no clock of ours hastens.
  await loadAuth();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function complete(found: SignInReturn): () => SignInOutcome | null {
  let outcome: SignInOutcome | null = null;
  void completeSignIn(found).then((reached) => (outcome = reached));
  return () => outcome;
}

test("who comes back without a session is told so after a tenth of a second and one and a half more", async () => {
  const findOutcome = complete({ kind: "nothing" });

  await vi.advanceTimersByTimeAsync(1_599);
  const before = findOutcome();
  await vi.advanceTimersByTimeAsync(1);

  expect([before, findOutcome()]).toEqual([
    null,
    { kind: "failed", fault: expect.objectContaining({ name: "notAuthenticated" }), text: "" },
  ]);
});

test("a service that does not answer is given up after ten seconds", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const findOutcome = complete(session);

  await vi.advanceTimersByTimeAsync(10_099);
  const before = findOutcome();
  await vi.advanceTimersByTimeAsync(1);

  expect([before, findOutcome()]).toEqual([null, { kind: "failed", fault: expect.objectContaining({ name: "timeout" }), text: "" }]);
});
