import { useTranslation } from "react-i18next";

export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("saved");
  return (
    <div className="saved-message">
      <h2 className="text-title">{t("nothing.title")}</h2>
      <p className="measure text-soft">{t("nothing.text")}</p>
      <button type="button" className="button button-plain" onClick={onClear}>
        {t("filters.clear")}
      </button>
    </div>
  );
}
