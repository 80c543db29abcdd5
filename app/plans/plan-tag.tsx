import { useTranslation } from "react-i18next";
import { TagString } from "../ui/tag-string.tsx";
import { PointList } from "../ui/point-list.tsx";

interface PlanTagProps {
  plan: "free" | "premium";
  /** The buttons. */
  children: React.ReactNode;
}

/** A plan, drawn as a price tag; Premium's is dark, with a ribbon around it. */
export function PlanTag({ plan, children }: PlanTagProps) {
  const { t } = useTranslation("plans");
  return (
    <article className={`plan-tag plan-tag-${plan}`} aria-labelledby={`plan-${plan}`}>
      <TagString />
      {plan === "premium" && <p className="plan-badge">{t("premium.badge")}</p>}
      <div className={`tag-shape ${plan === "premium" ? "on-night" : ""}`}>
        <h3 id={`plan-${plan}`} className="text-title">
          {t(`${plan}.name`)}
        </h3>
        <p className="plan-price">
          <strong className="display">{t(`${plan}.price`)}</strong>
          {t("perMonth")}
        </p>
        <PointList text={t(`${plan}.points`)} />
        <div className="plan-actions">{children}</div>
      </div>
    </article>
  );
}
