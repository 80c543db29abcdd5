import { useTranslation } from "react-i18next";
import { restore } from "./replaced-ideas.ts";
import type { Ideas } from "./use-ideas.ts";
import type { Outcome } from "./use-replacing.ts";

/** Says what took the place of a card, with the way back. */
export function ReplacedNote({ ideas: { state, change }, outcome }: { ideas: Ideas; outcome: Outcome }) {
  const { t } = useTranslation("board");
  const { replaced } = state;
  return (
    <output className="replaced-note">
      {outcome !== "none" && <span>{t(`reject.${outcome}`)}</span>}
      {outcome === "none" && replaced && (
        <span>
          {t("reject.replaced", { title: replaced.by })}{" "}
          <button type="button" className="text-link" onClick={() => change(restore)}>
            {t("reject.undo")}
          </button>
        </span>
      )}
    </output>
  );
}
