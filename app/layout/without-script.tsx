import { useTranslation } from "react-i18next";

/** Told on pages to which nothing comes without scripts; they would seem to load for ever. */
export function WithoutScript() {
  const { t } = useTranslation("site");
  return (
    <noscript>
      <p className="without-script">{t("withoutScript")}</p>
    </noscript>
  );
}
