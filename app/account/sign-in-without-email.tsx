import { useTranslation } from "react-i18next";
import { FormFault } from "./form-fault.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { useAuthCall } from "./use-auth-call.ts";
import { useWaysIn } from "./use-sign-in-methods.ts";

/** Signing in and signing up where addresses do neither: by the accounts of other services alone. */
export function WithoutEmail({ mode }: { mode: "signIn" | "signUp" }) {
  const { t } = useTranslation("account");
  const { ways, hasFailed } = useWaysIn();
  const call = useAuthCall("link");
  const why = hasFailed ? t("faults.network") : ways?.providers.length === 0 ? t("otherWays.none") : null;
  return (
    <>
      <header className="account-heading">
        <h2 id="account-title">{t(`${mode}.title`)}</h2>
        <p className="text-soft">{t(`${mode}.lead`)}</p>
      </header>
      <div className="account-others">
        <ProviderButtons providers={ways?.providers ?? []} call={call} />
        <FormFault text={call.text ?? why} />
      </div>
    </>
  );
}
