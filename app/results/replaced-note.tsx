import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { focusCard } from "./focus-card.ts";
import type { Round } from "./ideas-state.ts";
import { restore } from "./replaced-ideas.ts";
import type { Ideas } from "./use-ideas.ts";
import type { Outcome } from "./use-replacing.ts";

/** Says what took the place of a card, with the way back. */
export function ReplacedNote({ round, ideas: { state, change }, outcome }: { round: Round; ideas: Ideas; outcome: Outcome }) {
  const { t } = useTranslation("board");
  const { replaced } = state;
  const undo = (position: number) => {
    flushSync(() => change(restore));
    focusCard(round, position);
  };
  return (
    <output className="replaced-note">
      {outcome !== "none" && <span className="on-night">{t(`reject.${outcome}`)}</span>}
      {outcome === "none" && replaced && (
        <span className="on-night">
          {t("reject.replaced", { title: replaced.by })}{" "}
          <button type="button" className="text-link" onClick={() => undo(replaced.position)}>
            {t("reject.undo")}
          </button>
        </span>
      )}
    </output>
  );
}
