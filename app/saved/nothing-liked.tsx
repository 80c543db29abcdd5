import { useTranslation } from "react-i18next";

export function NothingLiked() {
  const { t } = useTranslation("saved");
  return (
    <div className="saved-message">
      <h2 className="text-title">{t("nothingLiked.title")}</h2>
      <p className="measure text-soft">{t("nothingLiked.text")}</p>
    </div>
  );
}
