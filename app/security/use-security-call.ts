import { isAuthSessionMissingError } from "@supabase/auth-js";
import { useAttempt, type Run } from "../account/use-attempt.ts";
import { checkSession } from "../client/auth.ts";
import { useProve } from "./proof.tsx";
import { useFaultText } from "./use-fault-text.ts";

export interface SecurityCall {
  isBusy: boolean;
  /** The message for the last failure. */
  fault: string | null;
  setFault: (fault: string | null) => void;
  /** Resolves to the service's answer, to `expected` when it refused with that code, or to `null` when it refused otherwise. */
  attempt: <Data>(run: Run<Data>, expected?: string) => Promise<Data | "expected" | null>;
}

const proofNeeded = Symbol("the service asks for a fresh proof");
const ended = Symbol("the session was ended elsewhere");

/**
 * Makes one kind of change to the account, and holds whether it is pending and why the last one failed. When the service wants to
 * know that it is the member, it asks, and then makes the same change. A session that has ended elsewhere leads to the sign-in.
 */
export function useSecurityCall(): SecurityCall {
  const { attempt, ...state } = useAttempt(useFaultText());
  const prove = useProve();
  const attemptOnce = <Data>(run: Run<Data>, expected?: string) =>
    attempt<Data | "expected" | typeof proofNeeded | typeof ended>(async (auth) => {
      const answer = await run(auth);
      if (isAuthSessionMissingError(answer.error)) {
        await checkSession();
        return { data: ended, error: null };
      }
      const code = answer.error?.code;
      if (expected && code === expected) return { data: "expected", error: null };
      return code === "reauthentication_needed" ? { data: proofNeeded, error: null } : answer;
    });
  return {
    ...state,
    attempt: async (run, expected) => {
      const answer = await attemptOnce(run, expected);
      if (answer === ended) return null;
      if (answer !== proofNeeded) return answer;
      const again = (await prove()) ? await attemptOnce(run, expected) : null;
      return again === proofNeeded || again === ended ? null : again;
    },
  };
}
