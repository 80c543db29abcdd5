import type { User } from "@supabase/auth-js";
import { useCallback } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { WaysIn } from "../account/ways-in.ts";
import { loadAuth } from "../auth.ts";
import { usePageAddress } from "../page-address.ts";
import { useLatest } from "../use-latest.ts";
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
  const { found, hasFailed, reload } = useLatest(useCallback((signal: AbortSignal) => findSecurityData(locale, signal), [locale]));
  if (found) return { state: { kind: "ready", data: found }, reload };
  return { state: { kind: hasFailed ? "failed" : "loading" }, reload };
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
