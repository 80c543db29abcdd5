export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

/** The dialogs about the account; one is open at a time. */
export type AccountView =
  | { kind: "signIn" | "signUp"; email?: string }
  | { kind: "forgotten"; email: string }
  | { kind: "newPassword"; tokens: SessionTokens }
  | { kind: "secondFactor" };
