import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { DrawerDrawing } from "../ui/empty-drawing.tsx";

export function NothingSaved() {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return (
    <div className="saved-invitation">
      <DrawerDrawing />
      <div className="stack">
        <h2 className="text-title">{t("empty.title")}</h2>
        <p className="measure text-lead text-soft">{t("empty.text")}</p>
        <Link className="button button-ribbon" to={localizePath(locale, "/#gift-form")}>
          {t("empty.action")}
        </Link>
      </div>
    </div>
  );
}
