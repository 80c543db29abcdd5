import { useTranslation } from "react-i18next";
import { AdminDialog } from "../admin-dialog.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInAgainProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

/** The sign-in over whatever is being written: the session has ended, the writing goes on. */
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
