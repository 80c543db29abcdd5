import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import type { SavedIdea } from "#shared/answers/saved-ideas.ts";
import { GiftPicture } from "../ui/gift-picture.tsx";
import { formatLocalDay } from "../ui/format-date.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { orderSuggestions } from "./arrange-round.ts";
import { SmallPictures } from "./small-pictures.tsx";
import type { Removable } from "./use-removals.ts";

interface BinListProps {
  rounds: readonly SavedIdea[];
  onRestore: (thing: Removable) => void;
}

/** What was deleted: whole rounds, and of others the single ideas, each with the way back. */
export function BinList({ rounds, onRestore }: BinListProps) {
  const { t } = useTranslation("saved");
  return (
    <ol className="saved-cards" aria-label={t("bin.title")}>
      {rounds.map((round) => (
        <li key={round.id}>
          {round.deletedAt === null ? (
            <RemovedIdeas round={round} onRestore={onRestore} />
          ) : (
            <DeletedRound round={round} onRestore={onRestore} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface BinnedProps {
  round: SavedIdea;
  onRestore: (thing: Removable) => void;
}

function DeletedRound({ round, onRestore }: BinnedProps) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const name = round.recipient?.name ?? t("card.someone");
  const titleId = `binned-${round.id}`;
  return (
    <article className="saved-card" aria-labelledby={titleId}>
      <header className="saved-card-heading">
        <div className="saved-card-words">
          <h3 id={titleId} className="saved-card-title">
            {t("card.title", { name })}
          </h3>
          <p className="saved-card-line">
            {round.deletedAt !== null && t("bin.until", { day: formatLocalDay(addDays(round.deletedAt, limits.binDays), locale) })}
          </p>
        </div>
        <SmallPictures suggestions={orderSuggestions(round)} />
        <RestoreButton titleId={titleId} onRestore={() => onRestore({ kind: "ideas", id: round.id, name })} />
      </header>
    </article>
  );
}

function RemovedIdeas({ round, onRestore }: BinnedProps) {
  const { t } = useTranslation("saved");
  const name = round.recipient?.name ?? t("card.someone");
  const titleId = `binned-${round.id}`;
  return (
    <article className="saved-card" aria-labelledby={titleId}>
      <header className="saved-card-heading">
        <div className="saved-card-words">
          <h3 id={titleId} className="saved-card-title">
            {t("bin.removedFrom", { list: t("card.title", { name }) })}
          </h3>
        </div>
      </header>
      <ul className="binned-ideas">
        {round.suggestions.map(({ id, title, language, picture }) => (
          <li key={id}>
            <span className="small-picture">
              <GiftPicture picture={picture} />
            </span>
            <span id={`binned-${id}`} className="text-strong" lang={language}>
              {title}
            </span>
            <RestoreButton titleId={`binned-${id}`} onRestore={() => onRestore({ kind: "suggestions", id, name: title })} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function RestoreButton({ titleId, onRestore }: { titleId: string; onRestore: () => void }) {
  const { t } = useTranslation("saved");
  return (
    <button type="button" className="button button-plain bin-restore" aria-describedby={titleId} onClick={onRestore}>
      <Undo2 aria-hidden size={17} strokeWidth={1.75} />
      {t("bin.restore")}
    </button>
  );
}

function addDays(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 24 * 60 * 60 * 1_000).toISOString();
}
