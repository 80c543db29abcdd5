import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { PlanTag } from "./plan-tag.tsx";
import "./plans.css";

/** The two plans side by side, with what this visitor can do about them. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  return (
    <Dialog titleId="plans-title" className="plans-dialog" onClose={onClose}>
      <form method="dialog" className="dialog-corner">
        <button type="submit" className="icon-button" aria-label={t("close")} title={t("close")}>
          <X aria-hidden size={22} strokeWidth={1.75} />
        </button>
      </form>
      <div className="plans">
        <header className="plans-header">
          <h2 id="plans-title" className="text-heading">
            {t("title")}
          </h2>
          <p className="text-lead text-soft">{t("lead")}</p>
        </header>
        <Tags onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Tags({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const [isTurnedAway, setTurnedAway] = useState(false);
  return (
    <>
      <div className="plan-tags">
        <PlanTag plan="free">
          <button type="button" className="button button-plain" onClick={onClose}>
            {t("getStartedFree")}
          </button>
        </PlanTag>
        <PlanTag plan="premium">
          <button type="button" className="button button-ribbon" onClick={() => setTurnedAway(true)}>
            {t("signInToUpgrade")}
          </button>
        </PlanTag>
      </div>
      <footer className="plans-footer">
        <output>{isTurnedAway && <strong>{t("pleaseSignIn")}</strong>}</output>
        <p className="text-soft">{t("notOnSale")}</p>
      </footer>
    </>
  );
}
