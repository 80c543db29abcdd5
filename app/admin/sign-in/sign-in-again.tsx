import { useTranslation } from "react-i18next";
import { AdminDialog } from "../admin-dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** The sign-in dialog for a session that ended while something was being written. */
export function SignInAgain({ email, onDone, onCancel }: SignInAgainProps) {
  const { t } = useTranslation("admin");
  return (
    <AdminDialog title={t("signIn.againTitle")} onClose={onCancel}>
      <p className="text-soft">{t("signIn.againText")}</p>
      <SignInForm email={email} onDone={onDone} />
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {t("signIn.cancel")}
      </button>
    </AdminDialog>
  );
}
