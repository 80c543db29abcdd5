import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { Bow } from "../ui/bow.tsx";

const chapters = ["drawer", "because"] as const;
const rules = ["person", "honest", "nobodyPays", "quiet", "languages"] as const;

/** The page "Our story". */
export function StoryPage() {
  const { t } = useTranslation("company");
  const { locale } = usePageAddress();
  return (
    <article>
      <header className="story-head">
        <div className="wrapper">
          <h1 className="text-hero">{t("story.title")}</h1>
          <p className="text-lead">{t("story.lead")}</p>
        </div>
        <div className="story-ribbon" aria-hidden="true">
          <Bow />
        </div>
      </header>
      <div className="wrapper reading-page">
        {chapters.map((chapter) => (
          <section key={chapter} className="story-chapter" aria-labelledby={`story-${chapter}`}>
            <h2 id={`story-${chapter}`} className="text-heading">
              {t(`story.${chapter}.title`)}
            </h2>
            <div className="prose">
              <p>{t(`story.${chapter}.first`)}</p>
              <p>{t(`story.${chapter}.second`)}</p>
            </div>
          </section>
        ))}
        <section className="story-chapter" aria-labelledby="story-rules">
          <h2 id="story-rules" className="text-heading">
            {t("story.rules.title")}
          </h2>
          <dl className="story-rules">
            {rules.map((rule) => (
              <div key={rule}>
                <dt className="display display-small text-question">{t(`story.rules.${rule}.title`)}</dt>
                <dd className="text-soft">{t(`story.rules.${rule}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="story-chapter" aria-labelledby="story-end">
          <h2 id="story-end" className="text-heading">
            {t("story.end.title")}
          </h2>
          <div className="prose">
            <p>{t("story.end.text")}</p>
            <p className="story-actions">
              <Link className="button button-ribbon" to={localizePath(locale, "/#gift-form")}>
                {t("story.end.action")}
              </Link>
              <Link className="button button-plain" to={localizePath(locale, "/contact")}>
                {t("story.end.write")}
              </Link>
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}
