import { useTranslation } from "react-i18next";
import { OtherMode } from "./other-mode.tsx";

/** In place of the form for signing up, where nobody can. */
export function ClosedSignUp({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation("account");
  return (
    <>
      <header className="account-heading">
        <h2 id="account-title">{t("signUp.title")}</h2>
        <p className="text-soft">{t("faults.signUpDisabled")}</p>
      </header>
      <OtherMode mode="signUp" canSignUp={false} onChange={onSignIn} />
    </>
  );
}
