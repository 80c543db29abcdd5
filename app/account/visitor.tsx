import { createContext, use } from "react";
import type { AccountView } from "./account-view.ts";

/** `unknown` on the server, and until the browser has found out. */
export type Visitor = { kind: "unknown" } | { kind: "guest" } | Member;

export interface Member {
  kind: "member";
  id: string;
  email: string | null;
  name: string | null;
  plan: "free" | "premium";
  isAdmin: boolean;
}

export interface Account {
  openSignIn: (mode: "signIn" | "signUp") => void;
  /** Opens any of the account's dialogs, or closes the open one. */
  show: (view: AccountView | null) => void;
  /** Ends the session in this browser; all its tabs go back to the home view. */
  signOut: () => Promise<void>;
  /** Asks again who the visitor is, and with which plan. */
  reload: () => Promise<void>;
  /** Counts the members who have left this tab: what is keyed by it starts anew for the next. */
  stay: number;
  /** What went wrong on the way back from a mail or another service; the gift form shows it. */
  fault: string | null;
  tellFault: (text: string | null) => void;
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
