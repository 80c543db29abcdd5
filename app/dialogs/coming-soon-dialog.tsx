import { useTranslation } from "react-i18next";
import { Bow } from "../ui/bow.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** What is announced but not there yet. */
export type Feature = "signIn" | "signUp" | "premium" | "pricing";

interface Announcement {
  feature: Feature;
  onClose: () => void;
  onViewPlans: () => void;
}

export function ComingSoonDialog({ feature, onClose, onViewPlans }: Announcement) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog titleId="coming-soon-title" onClose={onClose}>
      <div className="dialog-ribbon" aria-hidden="true">
        <Bow />
      </div>
      <div className="grid gap-5 px-6 pt-2 pb-7 sm:px-10 sm:pb-9">
        <h2 id="coming-soon-title" className="text-heading">
          {t("comingSoon.title", { feature: t(`${feature}.feature`) })}
        </h2>
        <p className="text-lead text-soft">{t(`${feature}.text`)}</p>
        <div>
          <h3 className="text-question">{t("comingSoon.whatsComing")}</h3>
          <ul className="knotted-list mt-2">
            {t(`${feature}.points`)
              .split("\n")
              .map((point) => (
                <li key={point}>{point}</li>
              ))}
          </ul>
        </div>
        <p>
          <strong>{t("comingSoon.stayTuned")}</strong> {t(`${feature}.note`)}
        </p>
        <form method="dialog" className="mt-1 flex flex-wrap gap-3">
          <button type="submit" className="button button-plain">
            {t("comingSoon.close")}
          </button>
          {feature === "premium" && (
            <button type="button" className="button button-quiet" onClick={onViewPlans}>
              {t("comingSoon.viewPlans")}
            </button>
          )}
        </form>
      </div>
    </Dialog>
  );
}
