import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";

/** Says that a round is kept, and where. */
export function SavedMark() {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return (
    <p className="saved-mark">
      <Check aria-hidden size={17} strokeWidth={2} />
      <Link className="text-link" to={localizePath(locale, "/saved")}>
        {t("saved")}
      </Link>
    </p>
  );
}
