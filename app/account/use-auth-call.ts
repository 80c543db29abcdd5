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
  /** The fault as a message. */
  text: string | null;
  clear: () => void;
  /** Resolves to the service's answer, or to `null` when it refused or did not answer in time. */
  attempt: <Data>(run: (auth: AuthClient) => Promise<Answer<Data>>) => Promise<Data | null>;
}

/** Makes calls of one kind to the auth service, and holds whether one is pending and why the last one failed. */
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
