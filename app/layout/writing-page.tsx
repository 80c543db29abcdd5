import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";

/** A page that is announced but not written yet says so. */
export function WritingPage({ title }: { title: string }) {
  const { t } = useTranslation("pages");
  const { locale } = usePageAddress();
  return (
    <div className="wrapper">
      <div className="message-page">
        <svg className="lost-parcel" viewBox="0 0 360 300" aria-hidden="true" focusable="false">
          <path className="drawing-paper" d="M92 40h150l34 34v196H92Z" />
          <path className="drawing-line" d="M92 40h150l34 34v196H92ZM242 40v34h34M122 112h96M122 142h120M122 172h58" />
          <path className="drawing-loose" d="M180 172c14-2 24 8 36 4 20-8 16-34 44-60" />
          <path className="drawing-ribbon" d="m256 120 46-66 18 13-47 65-23 12Z" />
        </svg>
        <div className="grid justify-items-start gap-5">
          <h1 className="text-heading">{title}</h1>
          <p className="measure text-lead text-soft">{t("writing.text")}</p>
          <Link className="button button-plain" to={localizePath(locale, "/")}>
            {t("back")}
          </Link>
        </div>
      </div>
    </div>
  );
}
