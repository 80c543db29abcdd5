import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LostParcel } from "../ui/not-found-drawing.tsx";
import { ExportButton } from "./export-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useFocusedTitle } from "../ui/use-focused-title.ts";
import { ConfirmDeletion } from "./confirm-deletion.tsx";
import { PointList } from "../ui/point-list.tsx";
import "../ui/dialogs.css";

const titleId = "delete-account-title";

interface Step {
  onBack: () => void;
  onNext: () => void;
}

/** Deletes the account in two steps; closing the dialog before the end changes nothing. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<"warning" | "confirm" | "gone">("warning");
  useFocusedTitle(titleId, step);
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <div className="dialog-words delete-account">
        {step === "warning" && <Warning onBack={onClose} onNext={() => setStep("confirm")} />}
        {step === "confirm" && <ConfirmDeletion titleId={titleId} onBack={() => setStep("warning")} onGone={() => setStep("gone")} />}
        {step === "gone" && <Goodbye />}
      </div>
    </Dialog>
  );
}

function Warning({ onBack, onNext }: Step) {
  const { t } = useTranslation("dialogs");
  return (
    <>
      <h2 id={titleId} tabIndex={-1} className="text-heading">
        {t("deleteAccount.title")}
      </h2>
      <p>{t("deleteAccount.warning")}</p>
      <div>
        <h3 className="text-question">{t("deleteAccount.removedTitle")}</h3>
        <PointList text={t("deleteAccount.removed")} />
      </div>
      <div className="export-offer">
        <h3 className="text-question">{t("deleteAccount.exportTitle")}</h3>
        <p className="text-soft">{t("deleteAccount.exportText")}</p>
        <ExportButton />
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-ribbon" onClick={onBack}>
          {t("deleteAccount.keep")}
        </button>
        <button type="button" className="button button-quiet" onClick={onNext}>
          {t("deleteAccount.goOn")}
        </button>
      </div>
    </>
  );
}

function Goodbye() {
  const { t } = useTranslation("dialogs");
  return (
    <>
      <LostParcel />
      <h2 id={titleId} tabIndex={-1} className="text-heading">
        {t("deleteAccount.goneTitle")}
      </h2>
      <p className="text-lead">{t("deleteAccount.gone")}</p>
      <form method="dialog" className="dialog-actions">
        <button type="submit" className="button button-plain">
          {t("deleteAccount.close")}
        </button>
      </form>
    </>
  );
}
