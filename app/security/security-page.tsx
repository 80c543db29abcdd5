import { useTranslation } from "react-i18next";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { PadlockDrawing } from "../ui/padlock-drawing.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import "./security.css";

/** The page about the account's security. Its frame is the same for everybody; the contents come from the API. */
export function SecurityPage() {
  const { t } = useTranslation("security");
  const visitor = useVisitor();
  return (
    <>
      <header className="security-heading">
        <h1 className="text-heading">{t("title")}</h1>
        <p className="text-lead text-soft">{t("lead")}</p>
      </header>
      {visitor.kind === "unknown" && <p className="text-soft">{t("loading")}</p>}
      {visitor.kind === "guest" && <Invitation />}
      {visitor.kind === "member" && <SecuritySettings key={visitor.id} />}
    </>
  );
}

function Invitation() {
  const { t } = useTranslation("security");
  const { openSignIn } = useAccount();
  return (
    <section className="security-invitation" aria-labelledby="security-invitation-title">
      <PadlockDrawing />
      <div className="stack">
        <h2 id="security-invitation-title" className="text-title">
          {t("guest.title")}
        </h2>
        <p className="measure text-lead text-soft">{t("guest.text")}</p>
        <button type="button" className="button button-ribbon" onClick={() => openSignIn("signIn")}>
          {t("guest.action")}
        </button>
      </div>
    </section>
  );
}
