import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccount, useVisitor } from "../account/visitor.tsx";
import { PadlockDrawing } from "../ui/padlock-drawing.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import "./security.css";

/** The page about the account's security. Its frame is the same for everybody; the contents come from the API. */
export function SecurityPage() {
  const { t } = useTranslation("security");
  const visitor = useVisitor();
  const [shownId, setShownId] = useState<string | null>(null);
  // Still there when the session has ended elsewhere: what was typed goes on after the sign-in.
  if (visitor.kind === "member" && visitor.id !== shownId) setShownId(visitor.id);
  return (
    <>
      <header className="security-heading">
        <h1 className="text-heading">{t("title")}</h1>
        <p className="text-lead text-soft">{t("lead")}</p>
      </header>
      {visitor.kind === "unknown" && <p className="text-soft">{t("loading")}</p>}
      {visitor.kind === "guest" && shownId === null && <Invitation />}
      {shownId !== null && <SecuritySettings key={shownId} />}
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
