import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { usePageAddress } from "../ui/page-address.ts";
import { forgetRecipient } from "./forget-recipient.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import { useRecipients } from "../recipients/use-recipients.ts";
import { forgetRound } from "../results/recalled-ideas.ts";
import { useFeedback } from "../results/use-feedback.ts";
import { useOnReturn } from "../ui/use-on-return.ts";
import { useStable } from "../ui/use-stable.ts";
import { countShown } from "./count-shown.ts";
import { DeletionNotes } from "./deletion-notes.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { focusCard, focusNextCard } from "./focus-card.ts";
import { OfflineNote } from "./offline-note.tsx";
import { RecipientList } from "./recipient-list.tsx";
import { RecipientBar } from "./recipient-bar.tsx";
import { hasFilters, readFilters, writeFilters, type SavedFilters } from "./saved-filters.ts";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import { SavedIdeas } from "./saved-ideas.tsx";
import { useDeletions } from "./use-deletions.ts";
import { useSavedList } from "./use-saved-list.ts";

/** A member's saved ideas: recipients at the side, filters above, the list below. */
export function SavedView({ owner }: { owner: string }) {
  const { t } = useTranslation("saved");
  const { locale } = usePageAddress();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const { list, forget, giveOpinion, changeRecipient, ...saved } = useSavedList(filters, { owner, locale });
  const { all: recipients, reload: reloadRecipients } = useRecipients(locale);
  useOnReturn(reloadRecipients);
  const feedback = useFeedback(locale);
  const finishDeletion = useCallback(
    (id: string) => {
      forget(id);
      void forgetRound(id);
      reloadRecipients();
    },
    [forget, reloadRecipients],
  );
  const deletions = useDeletions(locale, finishDeletion);
  const narrow = useStable((wanted: SavedFilters, step: "replace" | "push") =>
    setQuery(writeFilters(wanted), { replace: step === "replace", preventScrollReset: true }),
  );

  const finishChange = (id: string, profile: RecipientProfile | null) => {
    changeRecipient(id, profile);
    reloadRecipients();
    if (profile !== null) return;
    void forgetRecipient(id);
    narrow({ ...filters, recipient: null }, "replace");
  };

  const putAway = useStable((idea: SavedIdea) => {
    focusNextCard(idea.id);
    deletions.start({ id: idea.id, name: idea.recipient?.name ?? t("card.someone") });
  });
  const keepOpinion = useStable((suggestion: SavedSuggestion, opinion: Opinion | null) => {
    giveOpinion(suggestion.id, opinion);
    void feedback.send(suggestion.id, opinion).then((isKept) => isKept || giveOpinion(suggestion.id, suggestion.userFeedback));
  });

  const isEmpty = list.progress === "ready" && list.nextCursor === null && list.ideas.every(({ id }) => deletions.hidden.has(id));
  const recipient = recipients.find(({ id }) => id === filters.recipient) ?? null;
  const hasNothing = isEmpty && !hasFilters(filters);
  return (
    <>
      <div className={recipients.length > 0 ? "saved-columns" : undefined}>
        {recipients.length > 0 && <RecipientList recipients={countShown(recipients, list.ideas, deletions.hidden)} filters={filters} />}
        <div className="saved-main">
          {!hasNothing && <FilterBar filters={filters} onChange={narrow} />}
          {recipient && (
            <RecipientBar key={recipient.id} recipient={recipient} onChanged={(profile) => finishChange(recipient.id, profile)} />
          )}
          <OfflineNote isOfflineCopy={list.isOfflineCopy} />
          {feedback.hasFailed && (
            <p role="alert" className="saved-note">
              {t("feedbackFailed")}
            </p>
          )}
          <SavedIdeas
            list={list}
            hidden={deletions.hidden}
            isEmpty={isEmpty}
            filters={filters}
            onMore={saved.addMore}
            onRetry={saved.retry}
            onClear={() => narrow({ search: "", occasion: null, recipient: null }, "push")}
            onDelete={putAway}
            onOpinion={keepOpinion}
          />
        </div>
      </div>
      <DeletionNotes deletions={deletions} onRestored={focusCard} />
    </>
  );
}
