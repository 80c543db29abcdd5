import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { AuthClient } from "../client/auth.ts";
import { isRecord, textOf } from "../client/json.ts";
import { readForm } from "../ui/read-form.ts";
import { AccountField } from "./account-field.tsx";
import { askService } from "../client/auth-client.ts";
import { FormFault } from "./form-fault.tsx";
import { useAuthCall } from "./use-auth-call.ts";

interface RecoveryFormProps {
  openAuth: () => Promise<AuthClient>;
  onDone: (() => void) | undefined;
}

/** Takes a recovery code in place of the second factor. */
export function RecoveryForm({ openAuth, onDone }: RecoveryFormProps) {
  const { t } = useTranslation("account");
  const { attempt, isBusy, text } = useAuthCall("secondFactor");
  useEffect(() => focusCode(), []);
  const submit = async (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readForm(event.currentTarget)("recoveryCode").trim();
    if (isBusy || code === "") return focusCode();
    const raised = await attempt(async () => {
      const auth = await openAuth();
      const answer = await askService("/factors/recovery", { method: "POST", body: { code }, auth });
      if (answer.error || !isRecord(answer.data)) return answer;
      const tokens = { access_token: textOf(answer.data["access_token"]), refresh_token: textOf(answer.data["refresh_token"]) };
      return await auth.setSession(tokens);
    });
    if (raised) onDone?.();
    else focusCode();
  };
  return (
    <form method="post" noValidate className="account-form" aria-labelledby="account-title" onSubmit={submit}>
      <AccountField name="recoveryCode" label={t("secondFactor.recovery")} autoComplete="off" hint={t("secondFactor.recoveryHint")} />
      <FormFault text={text} />
      <button type="submit" className="button button-ribbon" disabled={isBusy}>
        {t(isBusy ? "secondFactor.submitting" : "secondFactor.submit")}
      </button>
    </form>
  );
}

function focusCode(): void {
  document.getElementById("account-recoveryCode")?.focus();
}
