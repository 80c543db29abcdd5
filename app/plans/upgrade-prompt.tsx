import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useDialogs, type PremiumFeature } from "../ui/use-dialogs.ts";
import { PointList } from "../ui/point-list.tsx";
import "../ui/dialogs.css";

interface UpgradePromptProps {
  feature: PremiumFeature;
  onClose: () => void;
}

/** Says that a feature belongs to Premium, and leads to the plans. */
export function UpgradePrompt({ feature, onClose }: UpgradePromptProps) {
  const { t } = useTranslation(["dialogs", "plans"]);
  const { openPlans } = useDialogs();
  return (
    <Dialog titleId="upgrade-title" onClose={onClose}>
      <div className="dialog-ribbon premium-ribbon" aria-hidden="true">
        <Bow />
      </div>
      <div className="dialog-words">
        <p className="premium-mark">{t("upgrade.partOf")}</p>
        <h2 id="upgrade-title" className="text-heading">
          {t("upgrade.title", { feature: t(`features.${feature}.name`) })}
        </h2>
        <p className="text-lead text-soft">{t(`features.${feature}.text`)}</p>
        <div>
          <h3 className="text-question">{t("upgrade.withPremium")}</h3>
          <PointList text={t(`features.${feature}.points`)} />
        </div>
        <p className="text-soft">{t("plans:notOnSale")}</p>
        <form method="dialog" className="dialog-actions">
          <button type="button" className="button button-ribbon" onClick={openPlans}>
            {t("upgrade.viewPlans")}
          </button>
          <button type="submit" className="button button-quiet">
            {t("upgrade.later")}
          </button>
        </form>
      </div>
    </Dialog>
  );
}
