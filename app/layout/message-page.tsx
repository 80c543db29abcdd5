import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { LostParcel } from "../ui/not-found-drawing.tsx";

export type MessageKind = "notFound" | "failed" | "offline";

/** A link to the present address, because the offline page can be shown at any. */
const here = "";

/** A page with only a message and a link to go on. */
export function MessagePage({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation("pages");
  const { locale, path } = usePageAddress();
  useKeptPage(kind === "offline");
  return (
    <div className="message-page">
      <LostParcel />
      <div className="stack">
        <h1 className="text-heading">{t(`${kind}.title`)}</h1>
        <p className="measure text-lead text-soft">{t(`${kind}.text`)}</p>
        {kind === "notFound" && <p>{t("notFound.tries")}</p>}
        <ul className="cluster">
          {kind === "failed" && <ReloadLink href={localizePath(locale, path)}>{t("failed.reload")}</ReloadLink>}
          {kind === "offline" && <ReloadLink href={here}>{t("offline.again")}</ReloadLink>}
          {kind !== "offline" && <WayOn to={localizePath(locale, "/")}>{t("back")}</WayOn>}
          <WayOn to={localizePath(locale, "/#gift-form")}>{t("toForm")}</WayOn>
          {kind === "notFound" && <WayOn to={localizePath(locale, "/blog")}>{t("toBlog")}</WayOn>}
          {kind === "failed" && <WayOn to={localizePath(locale, "/contact")}>{t("toContact")}</WayOn>}
          {kind === "offline" && <WayOn to={localizePath(locale, "/saved")}>{t("offline.toSaved")}</WayOn>}
        </ul>
      </div>
    </div>
  );
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className="button button-plain" to={to}>
        {children}
      </Link>
    </li>
  );
}

function ReloadLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a className="button button-plain" href={href}>
        {children}
      </a>
    </li>
  );
}

/** Reloads a view whose data could not be loaded as a document: the service worker may have a copy, and otherwise has the offline page. */
function useKeptPage(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return;
    const reload = () => location.reload();
    if (navigator.serviceWorker?.controller) return reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isLost]);
}
