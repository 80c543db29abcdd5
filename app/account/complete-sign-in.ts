import { loadAuth } from "../client/auth.ts";
import type { SessionTokens } from "./account-view.ts";
import { nameAuthFault, type AuthFault } from "./name-auth-fault.ts";
import type { SignInReturn } from "./sign-in-return.ts";
import { withTimeLimit } from "./with-time-limit.ts";

export type SignInOutcome =
  | { kind: "signedIn" }
  | { kind: "recovery"; tokens: SessionTokens }
  | { kind: "halfChanged" }
  | { kind: "failed"; fault: AuthFault | null; text: string };

const startsAfterMs = 100;
const looksAfterMs = 1_500;

/** Completes what the auth service sent the visitor back for. */
export async function completeSignIn(found: SignInReturn): Promise<SignInOutcome> {
  switch (found.kind) {
    case "fault":
      return { kind: "failed", fault: found.code === "otp_expired" ? expiredLink : null, text: found.text };
    case "recovery":
    case "halfChanged":
      return found;
    case "session":
    case "code":
    case "nothing":
    default:
      return await takeUpSession(found);
  }
}

const expiredLink: AuthFault = { name: "expiredLink", message: "", count: 0 };

async function takeUpSession(found: SignInReturn): Promise<SignInOutcome> {
  await wait(startsAfterMs);
  try {
    return await withTimeLimit(lookForSession(found));
  } catch (error) {
    return { kind: "failed", fault: nameAuthFault(error, "signIn"), text: "" };
  }
}

async function lookForSession(found: SignInReturn): Promise<SignInOutcome> {
  const auth = await loadAuth();
  const [{ error }] = await Promise.all([openSession(found), wait(looksAfterMs)]);
  const { data: asked } = await auth.getUser();
  const { data: kept } = await auth.getSession();
  if (asked.user ?? kept.session) return { kind: "signedIn" };
  return { kind: "failed", fault: error ? nameAuthFault(error, "signIn") : notAuthenticated, text: "" };
}

const notAuthenticated: AuthFault = { name: "notAuthenticated", message: "", count: 0 };

async function openSession(found: SignInReturn) {
  const auth = await loadAuth();
  if (found.kind === "code") return await auth.exchangeCodeForSession(found.code);
  if (found.kind !== "session") return { error: null };
  return await auth.setSession({ access_token: found.tokens.accessToken, refresh_token: found.tokens.refreshToken });
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
