import { useTranslation } from "react-i18next";
import { nameAuthFault } from "../../account/name-auth-fault.ts";
import type { Attempt } from "./sign-in-administrator.ts";

/** The message for a failed sign-in; `null` for one that has not failed. */
export function useSignInFault(): (attempt: Attempt) => string | null {
  const { t } = useTranslation("admin");
  const { t: tellAccount } = useTranslation("account");
  return (attempt) => {
    if (attempt.kind === "denied") return t("signIn.accessDenied");
    if (attempt.kind !== "failed") return null;
    if (attempt.error instanceof TypeError) return t("offline");
    const { name, message, count } = nameAuthFault(attempt.error, "signIn");
    return tellAccount(`faults.${name}`, { message, count });
  };
}
