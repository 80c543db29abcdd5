import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";

export function NothingBinned() {
  const { t } = useTranslation("saved");
  return <p className="saved-message text-soft">{t("bin.empty", { days: limits.binDays })}</p>;
}
