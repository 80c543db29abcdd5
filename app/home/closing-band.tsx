import { useTranslation } from "react-i18next";

export function ClosingBand() {
  const { t } = useTranslation("home");
  return (
    <section className="closing-band on-night lazy-layout" aria-labelledby="closing-title">
      <div className="wrapper closing-inner">
        <div>
          <h2 id="closing-title" className="text-heading">
            {t("closing.title")}
          </h2>
          <p className="measure space-above text-lead">{t("closing.text")}</p>
        </div>
        <a href="#gift-form" className="button button-ribbon">
          {t("closing.action")}
        </a>
      </div>
    </section>
  );
}
