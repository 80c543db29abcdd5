import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { localizePath, usePageAddress } from "../ui/page-address.ts";
import { listKeepable } from "./ideas-state.ts";
import { keepRound } from "./keep-round.ts";
import type { Ideas } from "./use-ideas.ts";

const savedShownMs = 6_000;

/** Offers a member to save the ideas that they received as a guest. */
export function KeepBar({ ideas }: { ideas: Ideas }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [state, setState] = useState<"offered" | "saving" | "failed" | "saved">("offered");
  const rounds = listKeepable(ideas.state);
  useEffect(() => {
    if (state !== "saved") return undefined;
    const timer = setTimeout(() => setState("offered"), savedShownMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "saved") return <KeptNote />;
  if (rounds.length === 0) return null;
  const save = async () => {
    setState("saving");
    // The oldest first, so that the newest stands at the top of the saved ideas, too.
    for (const round of rounds.toReversed()) {
      const saved = await keepRound(round, locale);
      if (saved === null) {
        setState("failed");
        return;
      }
      ideas.markKept(round.id, saved);
    }
    setState("saved");
  };
  return (
    <aside className="keep-bar" aria-labelledby="keep-bar-title">
      <div>
        <h3 id="keep-bar-title" className="text-question">
          {t("keep.title", { count: rounds.length })}
        </h3>
        <p className="text-small text-soft">{t("keep.text", { count: rounds.length })}</p>
        {state === "failed" && (
          <p role="alert" className="fault">
            {t("keep.failed")}
          </p>
        )}
      </div>
      <div className="keep-bar-actions">
        <button type="button" className="button button-plain" disabled={state === "saving"} onClick={() => void save()}>
          {t(state === "saving" ? "keep.saving" : "keep.save")}
        </button>
        <button type="button" className="button button-quiet" onClick={ideas.declineKeeping}>
          {t("keep.later")}
        </button>
      </div>
    </aside>
  );
}

function KeptNote() {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  return (
    <output className="keep-bar keep-bar-done">
      <Check aria-hidden size={20} strokeWidth={2} />
      <Link className="text-link" to={localizePath(locale, "/saved")}>
        {t("saved.mark")}
      </Link>
    </output>
  );
}
