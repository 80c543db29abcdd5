import { useTranslation } from "react-i18next";
import { nameAuthFault } from "../account/name-auth-fault.ts";
import { useAttempt, type Run } from "../account/use-attempt.ts";
import { nameSecurityFault } from "./name-security-fault.ts";

export interface SecurityCall {
  isBusy: boolean;
  /** The message for the last failure. */
  fault: string | null;
  setFault: (fault: string | null) => void;
  /** Resolves to the service's answer, to `expected` when it refused with that code, or to `null` when it refused otherwise. */
  attempt: <Data>(run: Run<Data>, expected?: string) => Promise<Data | "expected" | null>;
}

/** Makes one kind of change to the account, and holds whether it is pending and why the last one failed. */
export function useSecurityCall(): SecurityCall {
  const { t } = useTranslation(["security", "account"]);
  const { attempt, ...state } = useAttempt((error) => {
    const own = nameSecurityFault(error);
    if (own) return t(`security:faults.${own}`);
    const { name, message, count } = nameAuthFault(error, "updatePassword");
    return t(`account:faults.${name}`, { message, count });
  });
  return {
    ...state,
    attempt: <Data>(run: Run<Data>, expected?: string) =>
      attempt<Data | "expected">(async (auth) => {
        const answer = await run(auth);
        return expected && answer.error?.code === expected ? { data: "expected", error: null } : answer;
      }),
  };
}
