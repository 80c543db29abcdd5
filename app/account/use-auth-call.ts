import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthError } from "@supabase/auth-js";
import { loadAuth, type AuthClient } from "../auth.ts";
import { nameAuthFault, type AuthCall, type AuthFault } from "./name-auth-fault.ts";
import { withTimeLimit } from "./with-time-limit.ts";

type Answer<Data> = { data: Data; error: null } | { data: unknown; error: AuthError };

export interface AuthAttempt {
  isBusy: boolean;
  fault: AuthFault | null;
  /** The fault in words. */
  text: string | null;
  clear: () => void;
  /** Gives what the service answered, or `null` when it refused or did not answer in time. */
  attempt: <Data>(run: (auth: AuthClient) => Promise<Answer<Data>>) => Promise<Data | null>;
}

/** One kind of call of the auth service: whether it is under way, and why it failed last. */
export function useAuthCall(call: AuthCall): AuthAttempt {
  const { t } = useTranslation("account");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<AuthFault | null>(null);
  return {
    isBusy,
    fault,
    text: fault && t(`faults.${fault.name}`, { message: fault.message, count: fault.count }),
    clear: () => setFault(null),
    attempt: async (run) => {
      setBusy(true);
      setFault(null);
      try {
        const answer = await withTimeLimit(loadAuth().then(run));
        if (answer.error) throw answer.error;
        return answer.data;
      } catch (error) {
        setFault(nameAuthFault(error, call));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
