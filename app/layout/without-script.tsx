import { useTranslation } from "react-i18next";

/** Told on pages to which nothing comes without scripts; they would seem to load for ever. */
export function WithoutScript() {
  const { t } = useTranslation("site");
  return (
    <noscript>
      <p className="p-4 text-soft">{t("withoutScript")}</p>
    </noscript>
  );
}
