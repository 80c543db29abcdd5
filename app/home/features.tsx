import { useTranslation } from "react-i18next";

const cards = ["limits", "personal", "findable"] as const;

export function Features() {
  const { t } = useTranslation("home");
  return (
    <section id="features" className="wrapper section-space" aria-labelledby="features-title">
      <div className="features-heading">
        <h2 id="features-title" className="text-heading">
          {t("features.title")}
        </h2>
        <p className="measure text-lead text-soft">{t("features.lead")}</p>
      </div>
      <ul className="feature-cards">
        {cards.map((card) => (
          <li key={card} className="feature-card">
            <div className={`swatch swatch-${card}`} aria-hidden="true" />
            <div className="feature-words">
              <h3 className="text-title">{t(`features.cards.${card}.title`)}</h3>
              <p className="text-soft">{t(`features.cards.${card}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
