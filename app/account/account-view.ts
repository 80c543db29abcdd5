export interface RecoveryTokens {
  accessToken: string;
  refreshToken: string;
}

/** The dialogs about the account; one is open at a time. */
export type AccountView =
  | { kind: "signIn" | "signUp" }
  | { kind: "forgotten"; email: string }
  | { kind: "newPassword"; tokens: RecoveryTokens }
  | { kind: "secondFactor" };
