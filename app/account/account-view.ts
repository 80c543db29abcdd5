export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** The account's dialogs, of which one can be open. */
export type AccountView =
  | { kind: "signIn" | "signUp"; email?: string }
  | { kind: "forgotten"; email: string }
  | { kind: "newPassword"; tokens: SessionTokens }
  | { kind: "secondFactor" };
