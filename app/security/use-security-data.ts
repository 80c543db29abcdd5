import type { User } from "@supabase/auth-js";
import { useCallback } from "react";
import { type Profile, profileSchema } from "#shared/answers/account.ts";
import type { Locale } from "#shared/locales/locale.ts";
import type { WaysIn } from "../client/sign-in-methods.ts";
import { loadAuth } from "../client/auth.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { useLatest } from "../client/use-latest.ts";
import { request } from "../client/request.ts";

/** The page's data: the account as the auth service and as the product describe it, and the service's settings. */
export interface SecurityData {
  user: User;
  account: Profile;
  ways: WaysIn;
}

export type SecurityState = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; data: SecurityData };

/** Loads the data, and again after each change; the old data stays meanwhile. */
export function useSecurityData(): { state: SecurityState; reload: () => void } {
  const { locale } = usePageAddress();
  const { found, hasFailed, reload } = useLatest(useCallback((signal: AbortSignal) => findSecurityData(locale, signal), [locale]));
  if (found) return { state: { kind: "ready", data: found }, reload };
  return { state: { kind: hasFailed ? "failed" : "loading" }, reload };
}

async function findSecurityData(locale: Locale, signal: AbortSignal): Promise<SecurityData | null> {
  const [auth, { getWaysIn: findWaysIn }] = await Promise.all([loadAuth(), import("../client/auth-client.ts")]);
  const [{ data }, account, ways] = await Promise.all([auth.getUser(), findOwnAccount(locale, signal), findWaysIn()]);
  return data.user && account ? { user: data.user, account, ways } : null;
}

/** The props of each section of the page. */
export interface SubjectProps {
  data: SecurityData;
  /** Called when something of the account has changed. */
  onChange: () => void;
}

/** Loads the member's own account; `null` when that fails. */
async function findOwnAccount(locale: Locale, signal: AbortSignal): Promise<Profile | null> {
  const found = await request("/api/me", { schema: profileSchema, locale, signal });
  return found.kind === "done" ? found.body : null;
}
