import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useVisitor } from "../account/visitor.tsx";
import { GuestInvitation } from "./guest-invitation.tsx";
import { SavedSkeletons } from "./saved-skeletons.tsx";
import { SavedView } from "./saved-view.tsx";
import "./saved.css";

/** 'My Saved Ideas': a frame that is the same for everybody; the browser fetches what its owner has saved. */
export function SavedPage() {
  const { t } = useTranslation("saved");
  const visitor = useVisitor();
  return (
    <>
      <header id="people" className="saved-heading">
        <h1 className="text-heading">{t("title")}</h1>
        {visitor.kind !== "guest" && <p className="text-lead text-soft">{t("lead")}</p>}
      </header>
      {visitor.kind === "unknown" && <SavedSkeletons />}
      {visitor.kind === "guest" && <GuestInvitation />}
      {visitor.kind === "member" && (
        <Suspense fallback={<SavedSkeletons />}>
          <SavedView key={visitor.id} owner={visitor.id} />
        </Suspense>
      )}
    </>
  );
}
