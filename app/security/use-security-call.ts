import { isAuthError, type AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { nameAuthFault } from "../account/name-auth-fault.ts";
import { withTimeLimit } from "../account/with-time-limit.ts";
import { loadAuth, type AuthClient } from "../auth.ts";
import { nameSecurityFault } from "./name-security-fault.ts";

type Run<Data> = (auth: AuthClient) => Promise<{ data: Data; error: null } | { data: unknown; error: AuthError }>;

export interface SecurityCall {
  isBusy: boolean;
  /** The message for the last failure. */
  fault: string | null;
  say: (fault: string | null) => void;
  /** Resolves to the service's answer, to `expected` when it refused with that code, or to `null` when it refused otherwise. */
  attempt: <Data>(run: Run<Data>, expected?: string) => Promise<Data | "expected" | null>;
}

/** Makes one kind of change to the account, and holds whether it is pending and why the last one failed. */
export function useSecurityCall(): SecurityCall {
  const { t } = useTranslation(["security", "account"]);
  const [isBusy, setBusy] = useState(false);
  const [fault, say] = useState<string | null>(null);
  const describe = (error: unknown) => {
    const own = nameSecurityFault(error);
    if (own) return t(`security:faults.${own}`);
    const { name, message, count } = nameAuthFault(error, "updatePassword");
    return t(`account:faults.${name}`, { message, count });
  };
  return {
    isBusy,
    fault,
    say,
    attempt: async (run, expected) => {
      setBusy(true);
      say(null);
      try {
        const { data, error } = await withTimeLimit(loadAuth().then(run));
        if (error) throw error;
        return data;
      } catch (error) {
        if (expected && isAuthError(error) && error.code === expected) return "expected";
        say(describe(error));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
