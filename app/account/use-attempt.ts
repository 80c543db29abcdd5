import type { AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { loadAuth, type AuthClient } from "../client/auth.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** A call of the auth service. */
export type Run<Data> = (auth: AuthClient) => Promise<{ data: Data; error: null } | { data: unknown; error: AuthError }>;

interface Attempts<Fault> {
  isBusy: boolean;
  /** Why the last call failed. */
  fault: Fault | null;
  setFault: (fault: Fault | null) => void;
  /** Resolves to the service's answer, or to `null` when it refused or did not answer in time. */
  attempt: <Data>(run: Run<Data>) => Promise<Data | null>;
}

/** Makes calls to the auth service, and holds whether one is pending and why the last one failed. */
export function useAttempt<Fault>(explain: (error: unknown) => Fault): Attempts<Fault> {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt: Attempts<Fault>["attempt"] = async (run) => {
    setBusy(true);
    setFault(null);
    try {
      const answer = await withTimeLimit(loadAuth().then(run));
      if (answer.error) throw answer.error;
      return answer.data;
    } catch (error) {
      setFault(explain(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, fault, setFault, attempt };
}
