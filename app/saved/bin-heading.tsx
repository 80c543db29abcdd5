import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";

/** Takes the focus, as it stands where another view was. */
export function BinHeading() {
  const { t } = useTranslation("saved");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <h2 ref={title} tabIndex={-1} className="text-title">
        {t("bin.title")}
      </h2>
      <p className="text-soft">{t("bin.lead", { days: limits.binDays })}</p>
    </header>
  );
}
