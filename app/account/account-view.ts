import type { Session } from "@supabase/auth-js";

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** Why a visitor is asked to sign in, where that has to be said. */
export type SignInReason = "ended" | "upgrade";

/** The account's dialogs, of which one can be open. */
export type AccountView =
  | { kind: "signIn" | "signUp"; email?: string; reason?: SignInReason }
  | { kind: "checkMail"; email: string }
  | { kind: "forgotten"; email: string }
  | { kind: "newPassword"; tokens: SessionTokens }
  | { kind: "secondFactor" };

/** What was typed into the form for signing in or up, but for the password. */
export interface TypedAccount {
  name: string;
  email: string;
}

export function readTokens(session: Session): SessionTokens {
  return { accessToken: session.access_token, refreshToken: session.refresh_token };
}
