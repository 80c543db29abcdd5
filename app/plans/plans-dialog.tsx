import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAccount, useVisitor, type Visitor } from "../account/visitor.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useDialogs } from "../ui/use-dialogs.ts";
import { PlanTag } from "./plan-tag.tsx";
import "./plans.css";

/** The two plans side by side, with the buttons for this visitor's plan. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const visitor = useVisitor();
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
        <Tags visitor={visitor} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function Tags({ visitor, onClose }: { visitor: Visitor; onClose: () => void }) {
  const { t } = useTranslation("plans");
  const { openSignIn } = useAccount();
  const { openComingSoon } = useDialogs();
  const plan = visitor.kind === "member" ? visitor.plan : null;
  const startFree = () => {
    onClose();
    openSignIn("signUp");
  };
  const upgrade = () => {
    if (plan) {
      openComingSoon("premiumPlan");
      return;
    }
    openSignIn("signIn", "upgrade");
  };
  return (
    <>
      <div className="plan-tags">
        <PlanTag plan="free">
          {plan === "free" && <CurrentPlan />}
          {plan === null && (
            <button type="button" className="button button-plain" onClick={startFree}>
              {t("getStartedFree")}
            </button>
          )}
        </PlanTag>
        <PlanTag plan="premium">
          {plan === "premium" && <CurrentPlan />}
          {plan === "premium" ? (
            <button type="button" className="button button-plain" onClick={() => openComingSoon("billing")}>
              {t("manageBilling")}
            </button>
          ) : (
            <button type="button" className="button button-ribbon" onClick={upgrade}>
              {t(plan ? "signUpForPremium" : "signInToUpgrade")}
            </button>
          )}
        </PlanTag>
      </div>
      <footer className="plans-footer">
        {plan === null && (
          <p>
            {t("signInNote")}{" "}
            <button type="button" className="text-link" onClick={() => openSignIn("signIn")}>
              {t("signIn")}
            </button>
          </p>
        )}
        {plan !== "premium" && <p className="text-soft">{t("notOnSale")}</p>}
      </footer>
    </>
  );
}

function CurrentPlan() {
  const { t } = useTranslation("plans");
  return (
    <button type="button" className="button button-plain current-plan" disabled>
      {t("currentPlan")}
    </button>
  );
}
