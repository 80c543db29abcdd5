import type { User } from "@supabase/auth-js";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { WaysIn } from "../account/ways-in.ts";
import { loadAuth } from "../auth.ts";
import { usePageAddress } from "../page-address.ts";
import { findOwnAccount, type OwnAccount } from "./own-account.ts";

/** What the page is about: the account as the auth service sees it and as the product does, and what the service offers. */
export interface SecurityData {
  user: User;
  account: OwnAccount;
  ways: WaysIn;
}

export type SecurityState = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; data: SecurityData };

/** Loads all of it, and again after each change; what is shown stays meanwhile. */
export function useSecurityData(): { state: SecurityState; reload: () => void } {
  const { locale } = usePageAddress();
  const [state, setState] = useState<SecurityState>({ kind: "loading" });
  const underway = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    underway.current?.abort();
    const { signal } = (underway.current = new AbortController());
    const hear = (data: SecurityData | null) => {
      if (signal.aborted) return;
      setState((before) => (data ? { kind: "ready", data } : before.kind === "ready" ? before : { kind: "failed" }));
    };
    findSecurityData(locale, signal).then(hear, () => hear(null));
  }, [locale]);
  useEffect(() => {
    reload();
    return () => underway.current?.abort();
  }, [reload]);
  return { state, reload };
}

async function findSecurityData(locale: Locale, signal: AbortSignal): Promise<SecurityData | null> {
  const [auth, { findWaysIn }] = await Promise.all([loadAuth(), import("../account/auth-client.ts")]);
  const [{ data }, account, ways] = await Promise.all([auth.getUser(), findOwnAccount(locale, signal), findWaysIn()]);
  return data.user && account ? { user: data.user, account, ways } : null;
}

/** What each subject of the page is given. */
export interface SubjectProps {
  data: SecurityData;
  /** To be called when something of the account has changed. */
  onChange: () => void;
}
