import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Bow } from "../ui/bow.tsx";
import { localizePath, usePageAddress } from "../ui/page-address.ts";

/** The space of an advertisement (728 × 90, or 300 × 250), with a card of the house in it as long as nobody has bought it. Loads nothing. */
export function AdSpace({ kind }: { kind: "banner" | "box" }) {
  const { t } = useTranslation("blog");
  const { locale } = usePageAddress();
  return (
    <Link to={localizePath(locale, "/#gift-form")} className={`ad-space ad-space-${kind}`}>
      <Bow />
      <span className="ad-space-words">
        <span className="ad-space-label">{t("house.label")}</span>
        <span className="display display-small">{t(`house.${kind}.title`)}</span>
        <span className="ad-space-text">{t(`house.${kind}.text`)}</span>
      </span>
    </Link>
  );
}
