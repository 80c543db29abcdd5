import { useTranslation } from "react-i18next";
import { useVisitor } from "../account/visitor.tsx";
import { useDialogs, type PremiumFeature } from "../ui/use-dialogs.ts";

const features = ["shoppingLinks", "pdfExport", "detailedAnalysis", "premiumFeatures"] as const satisfies PremiumFeature[];

/** The features that Premium adds to the ideas above; for Premium members they are announced as coming. */
export function PremiumRow() {
  const { t } = useTranslation("saved");
  const visitor = useVisitor();
  const { openComingSoon, openUpgradePrompt } = useDialogs();
  const open = visitor.kind === "member" && visitor.plan === "premium" ? openComingSoon : openUpgradePrompt;
  return (
    <section className="premium-row" aria-labelledby="premium-row-title">
      <h3 id="premium-row-title" className="premium-label">
        {t("premium.label")}
      </h3>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <button type="button" className="premium-feature" onClick={() => open(feature)}>
              {t(`premium.${feature}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
