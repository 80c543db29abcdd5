import { useTranslation } from "react-i18next";

const steps = ["describe", "watch", "find"] as const;

/** Three knots in one string. */
export function HowItWorks() {
  const { t } = useTranslation("home");
  return (
    <section id="how-it-works" className="how-it-works lazy-layout wrapper section-space" aria-labelledby="steps-title">
      <h2 id="steps-title" className="text-heading">
        {t("steps.title")}
      </h2>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step}>
            <span className="step-number display" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-title">{t(`steps.${step}.title`)}</h3>
            <p className="measure text-soft">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
