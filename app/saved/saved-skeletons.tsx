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
              <i className="h-7 w-3/5" />
              <i className="w-1/3" />
            </div>
            {[1, 2, 3].map((line) => (
              <div key={line} className="saved-suggestion skeleton">
                <i className="w-4/5" />
                <i className="w-full" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
