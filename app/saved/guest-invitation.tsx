import { useTranslation } from "react-i18next";
import { useAccount } from "../account/visitor.tsx";
import { DrawerDrawing } from "../ui/empty-drawing.tsx";

export function GuestInvitation() {
  const { t } = useTranslation("saved");
  const { openSignIn } = useAccount();
  return (
    <div className="saved-invitation">
      <DrawerDrawing />
      <div className="stack">
        <h2 className="text-title">{t("guest.title")}</h2>
        <p className="measure text-lead text-soft">{t("guest.text")}</p>
        <div className="cluster">
          <button type="button" className="button button-ribbon" onClick={() => openSignIn("signIn")}>
            {t("guest.signIn")}
          </button>
          <button type="button" className="button button-plain" onClick={() => openSignIn("signUp")}>
            {t("guest.signUp")}
          </button>
        </div>
      </div>
    </div>
  );
}
