import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { AccountView, TypedAccount } from "./account-view.ts";
import { openPassingClient } from "../client/auth-client.ts";
import { AuthForm } from "./auth-form.tsx";
import { CheckMail } from "./check-mail.tsx";
import { ClosedSignUp } from "./closed-sign-up.tsx";
import { readClosedWays } from "../client/auth-service.ts";
import { ForgottenForm } from "./forgotten-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { useAccount, type AccountOutcome } from "./visitor.tsx";
import { WithoutEmail } from "./sign-in-without-email.tsx";
import "./account.css";

interface AccountDialogProps {
  view: AccountView;
  onChange: (view: AccountView | null) => void;
  onTell: (message: AccountOutcome) => void;
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
}

export function AccountDialog(props: AccountDialogProps) {
  const { view, onChange } = props;
  const { t } = useTranslation("account");
  const { signOut } = useAccount();
  const close = () => {
    onChange(null);
    // Closing the dialog before the second factor abandons the sign-in.
    if (view.kind === "secondFactor") void signOut();
    // So does closing it before the new password is set: nothing remains of the mail's session.
    if (view.kind === "newPassword") void openPassingClient().admin.signOut(view.tokens.accessToken, "local");
  };
  return (
    <Dialog titleId="account-title" className="account-dialog" onClose={close}>
      <div className="dialog-ribbon" aria-hidden="true">
        <Bow />
      </div>
      <div className="account-sheet">
        <Content {...props} />
      </div>
      <form method="dialog" className="account-close">
        <button type="submit" className="icon-button" aria-label={t("close")} title={t("close")}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </form>
    </Dialog>
  );
}

function Content({ view, onChange, onTell, typed, onType }: AccountDialogProps) {
  const [closed] = useState(readClosedWays);
  switch (view.kind) {
    case "forgotten":
      return <ForgottenForm email={view.email} onChange={onChange} />;
    case "newPassword":
      return <NewPasswordForm tokens={view.tokens} onDone={() => onChange(null)} />;
    case "secondFactor":
      return <SecondFactorForm />;
    case "checkMail":
      return <CheckMail email={view.email} onChange={onChange} onTell={onTell} />;
    case "signIn":
    case "signUp":
    default:
      if (view.kind === "signUp" && closed.signUp) return <ClosedSignUp onSignIn={() => onChange({ kind: "signIn" })} />;
      if (closed.email) return <WithoutEmail mode={view.kind} />;
      return (
        <AuthForm
          mode={view.kind}
          email={view.email}
          reason={view.reason}
          canSignUp={!closed.signUp}
          onChange={onChange}
          typed={typed}
          onType={onType}
        />
      );
  }
}
