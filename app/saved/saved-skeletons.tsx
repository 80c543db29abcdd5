import { useTranslation } from "react-i18next";

/** Placeholders of two rounds, while the list is fetched. */
export function SavedSkeletons() {
  const { t } = useTranslation("saved");
  return (
    <div aria-busy="true">
      <output className="sr-only">{t("loading")}</output>
      <div aria-hidden="true" className="saved-cards">
        {[1, 2].map((number) => (
          <div key={number} className="saved-card saved-card-waiting">
            <div className="saved-card-heading skeleton">
              <i className="line-title line-middle" />
              <i className="line-short" />
            </div>
            {[1, 2, 3].map((line) => (
              <div key={line} className="saved-suggestion skeleton">
                <i className="line-long" />
                <i />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
