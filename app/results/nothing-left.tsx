import { useTranslation } from "react-i18next";
import type { Round } from "./ideas-state.ts";
import { LeftOut } from "./left-out.tsx";
import { Parcels } from "./parcel.tsx";

/** A round whose limits left no idea: what they were, and the way back to them. */
export function NothingLeft({ round }: { round: Round }) {
  const { t } = useTranslation("saved");
  return (
    <div className="no-ideas">
      <p className="measure text-lead text-soft">{t("round.noneText")}</p>
      <LeftOut round={round} />
      <a href="#gift-form" className="button button-ribbon">
        {t("round.change")}
      </a>
      <div className="space-above">
        <Parcels />
      </div>
    </div>
  );
}
