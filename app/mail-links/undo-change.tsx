import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuthCall } from "../account/use-auth-call.ts";
import { useAccount } from "../account/visitor.tsx";
import { checkSession } from "../client/auth.ts";
import { LinkPage } from "./link-page.tsx";
import { useFragment } from "./use-fragment.ts";

/** The page for an owner to whom a mail told of a change by somebody else; the button takes it back. */
export function UndoChange() {
  const { t } = useTranslation("account");
  const token = useFragment();
  const { openSignIn } = useAccount();
  const { attempt, isBusy, text } = useAuthCall("mailLink");
  const [isDone, setDone] = useState(false);
  const undo = async () => {
    const { askService } = await import("../client/auth-client.ts");
    if (!(await attempt(() => askService("/undo", { method: "POST", body: { token } })))) return;
    setDone(true);
    // The member of this browser has been signed out, too.
    await checkSession();
  };
  if (isDone)
    return (
      <LinkPage title={t("undo.doneTitle")} text={t("undo.doneText")}>
        <button type="button" className="button button-plain" onClick={() => openSignIn("signIn")}>
          {t("signIn.submit")}
        </button>
      </LinkPage>
    );
  return (
    <LinkPage title={t("undo.title")} text={t("undo.text")}>
      <div role="alert">{text && <p className="fault-box">{text}</p>}</div>
      <button type="button" className="button button-ribbon" disabled={isBusy || !token} onClick={() => void undo()}>
        {t("undo.action")}
      </button>
    </LinkPage>
  );
}
