import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useDialogs, type AnnouncedFeature } from "../ui/use-dialogs.ts";
import { PointList } from "../ui/point-list.tsx";
import "../ui/dialogs.css";

interface ComingSoonProps {
  feature: AnnouncedFeature;
  onClose: () => void;
}

/** Announces a feature that does not exist yet, such as upgrading or billing. */
export function ComingSoonDialog({ feature, onClose }: ComingSoonProps) {
  const { t } = useTranslation("dialogs");
  const { openPlans } = useDialogs();
  return (
    <Dialog titleId="coming-soon-title" onClose={onClose}>
      <div className="dialog-ribbon" aria-hidden="true">
        <Bow />
      </div>
      <div className="dialog-words">
        <h2 id="coming-soon-title" className="text-heading">
          {t("comingSoon.title", { feature: t(`features.${feature}.name`) })}
        </h2>
        <p className="text-lead text-soft">{t(`features.${feature}.text`)}</p>
        <div>
          <h3 className="text-question">{t("comingSoon.whatsComing")}</h3>
          <PointList text={t(`features.${feature}.points`)} />
        </div>
        <p>
          <strong>{t("comingSoon.stayTuned")}</strong> {t("comingSoon.note")}
        </p>
        <form method="dialog" className="dialog-actions">
          <button type="submit" className="button button-plain">
            {t("comingSoon.close")}
          </button>
          {feature !== "billing" && (
            <button type="button" className="button button-quiet" onClick={openPlans}>
              {t("comingSoon.viewPlans")}
            </button>
          )}
        </form>
      </div>
    </Dialog>
  );
}
