import { createContext, use } from "react";
import type { AccountView, SignInReason } from "./account-view.ts";

/** `unknown` on the server, and in the browser until the session has been read. */
export type Visitor = { kind: "unknown" } | { kind: "guest" } | Member;

export interface Member {
  kind: "member";
  id: string;
  email: string | null;
  name: string | null;
  plan: "free" | "premium";
  isAdmin: boolean;
  /** An administrator to whom the back-office opens only after a second factor has been set up. */
  needsFactor: boolean;
}

export interface AccountOutcome {
  kind: "fault" | "done";
  text: string;
  /** What can be done next, and the dialog for it. */
  next?: { label: "newLink" | "enterCode"; view: AccountView };
}

export interface Account {
  openSignIn: (mode: "signIn" | "signUp", reason?: SignInReason) => void;
  /** Opens one of the account's dialogs; `null` closes the open one. */
  show: (view: AccountView | null) => void;
  /** Ends the session in this browser; all its tabs show the home page. */
  signOut: () => Promise<void>;
  /** Loads the member and their plan again. */
  reload: () => Promise<void>;
  /** How often a member has left this tab; used as a key, it remounts a component for the next visitor. */
  signOutCount: number;
  /** How the return from a mail or an identity provider, or a sign-up, ended; shown at the gift form. */
  message: AccountOutcome | null;
  tell: (message: AccountOutcome | null) => void;
}

export const VisitorContext = createContext<Visitor>({ kind: "unknown" });
export const AccountContext = createContext<Account | null>(null);

export function useVisitor(): Visitor {
  return use(VisitorContext);
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error("there is no account outside the page's frame");
  return account;
}
