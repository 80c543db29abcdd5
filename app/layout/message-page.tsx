import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../page-address.ts";
import { LostParcel } from "./lost-parcel.tsx";

/** A page that has nothing to show but a way on. */
export function MessagePage({ kind }: { kind: "notFound" | "failed" }) {
  const { t } = useTranslation("pages");
  const { locale, path } = usePageAddress();
  return (
    <div className="message-page">
      <LostParcel />
      <div className="grid grid-cols-1 justify-items-start gap-5">
        <h1 className="text-heading">{t(`${kind}.title`)}</h1>
        <p className="measure text-lead text-soft">{t(`${kind}.text`)}</p>
        {kind === "notFound" && <p>{t("notFound.tries")}</p>}
        <ul className="flex flex-wrap gap-3">
          {kind === "failed" && (
            <li>
              <a className="button button-plain" href={localizePath(locale, path)}>
                {t("failed.reload")}
              </a>
            </li>
          )}
          <li>
            <Link className="button button-plain" to={localizePath(locale, "/")}>
              {t("back")}
            </Link>
          </li>
          <li>
            <Link className="button button-plain" to={localizePath(locale, "/#gift-form")}>
              {t("toForm")}
            </Link>
          </li>
          <li>
            <Link className="button button-plain" to={localizePath(locale, kind === "notFound" ? "/blog" : "/contact")}>
              {t(kind === "notFound" ? "toBlog" : "toContact")}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
