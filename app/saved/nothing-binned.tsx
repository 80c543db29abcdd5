import { useTranslation } from "react-i18next";

export function NothingBinned() {
  const { t } = useTranslation("saved");
  return <p className="saved-message">{t("bin.empty")}</p>;
}
