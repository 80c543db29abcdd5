import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

/** Says that a round is saved, with a link. */
export function SavedMark() {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return (
    <aside className="saved-mark">
      <Check aria-hidden size={26} strokeWidth={1.5} />
      <p>
        <Link className="text-link" to={localizePath(locale, "/saved")}>
          {t("saved.mark")}
        </Link>
      </p>
      <p className="text-small text-soft">{t("saved.note")}</p>
    </aside>
  );
}
