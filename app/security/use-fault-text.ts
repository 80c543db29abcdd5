import { useTranslation } from "react-i18next";
import { nameAuthFault } from "../account/name-auth-fault.ts";
import { nameSecurityFault } from "./name-security-fault.ts";

/** Gives the message for a refusal of the auth service on this page. */
export function useFaultText(): (error: unknown) => string {
  const { t } = useTranslation(["security", "account"]);
  return (error) => {
    const own = nameSecurityFault(error);
    if (own) return t(`security:faults.${own}`);
    const { name, message, count } = nameAuthFault(error, "updatePassword");
    return t(`account:faults.${name}`, { message, count });
  };
}
