import { useTranslation } from "react-i18next";
import { Parcels } from "./parcel.tsx";

/** Five parcels, shown before the first query. */
export function NoIdeasYet() {
  const { t } = useTranslation("results");
  return (
    <div className="no-ideas">
      <p className="measure text-lead text-soft">{t("emptyText")}</p>
      <Parcels />
    </div>
  );
}
