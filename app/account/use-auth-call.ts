import { useTranslation } from "react-i18next";
import { nameAuthFault, type AuthCall, type AuthFault } from "./name-auth-fault.ts";
import { useAttempt, type Run } from "./use-attempt.ts";

export interface AuthAttempt {
  isBusy: boolean;
  fault: AuthFault | null;
  /** The fault as a message. */
  text: string | null;
  clear: () => void;
  attempt: <Data>(run: Run<Data>) => Promise<Data | null>;
}

/** Calls of one kind to the auth service, whose faults have messages of their own. */
export function useAuthCall(call: AuthCall): AuthAttempt {
  const { t } = useTranslation("account");
  const { isBusy, fault, setFault, attempt } = useAttempt((error) => nameAuthFault(error, call));
  return {
    isBusy,
    fault,
    text: fault && t(`faults.${fault.name}`, { message: fault.message, count: fault.count }),
    clear: () => setFault(null),
    attempt,
  };
}
