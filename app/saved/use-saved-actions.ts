import { useTranslation } from "react-i18next";
import type { SavedIdea, SavedSuggestion } from "#shared/answers/saved-ideas.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { Locale } from "#shared/locales/locale.ts";
import { forgetRound } from "../results/recalled-ideas.ts";
import { useFeedback } from "../results/use-feedback.ts";
import { useStable } from "../ui/use-stable.ts";
import { listLiked, withoutHidden } from "./arrange-round.ts";
import { focusCard, focusNextCard, focusNextIdea, focusNextRestore } from "./focus-card.ts";
import type { SavedFilters } from "./saved-filters.ts";
import { useRemovals, type Removable } from "./use-removals.ts";
import type { Saved } from "./use-saved-list.ts";
import { useUndoNotes, type UndoNotes } from "./use-undo-notes.ts";

interface Surroundings {
  filters: SavedFilters;
  locale: Locale;
  reloadRecipients: () => void;
}

/** What is to be seen of the saved list, and what can be done with it. */
export function useSavedActions(
  { list, change, forgetOffline, refresh }: Saved,
  { filters: { view }, locale, reloadRecipients }: Surroundings,
) {
  const { t } = useTranslation("saved");
  const notes = useUndoNotes();
  const feedback = useFeedback(locale);
  const removals = useRemovals(locale, notes, {
    onRemoved: ({ kind, id }) => {
      forgetOffline({ type: kind === "ideas" ? "deleted" : "suggestionDeleted", id });
      if (kind === "ideas") void forgetRound(id);
      reloadRecipients();
    },
    onRestored: ({ kind, id }) => {
      if (view === "bin") change({ type: kind === "ideas" ? "deleted" : "suggestionDeleted", id });
      else refresh();
      reloadRecipients();
      if (kind === "ideas") focusCard(id);
    },
  });
  const rounds = view === "bin" ? list.ideas.filter(isInBin) : listShown(list.ideas, removals.hidden);
  const isNoneShown = view === "liked" ? listLiked(rounds).length === 0 : rounds.length === 0;

  const onDelete = useStable((round: SavedIdea) => {
    focusNextCard(round.id);
    removals.remove({ kind: "ideas", id: round.id, name: round.recipient?.name ?? t("card.someone") });
  });
  const onRemove = useStable((suggestion: SavedSuggestion) => {
    focusNextIdea(suggestion.id);
    removals.remove({ kind: "suggestions", id: suggestion.id, name: suggestion.title });
  });
  const onRestore = useStable((thing: Removable) => {
    focusNextRestore(thing.id);
    void removals.restore(thing);
  });
  const onOpinion = useStable(
    useKeepOpinion({
      view,
      notes,
      send: feedback.send,
      onChange: (id, opinion) => change({ type: "opinionGiven", suggestionId: id, opinion }),
    }),
  );
  return {
    rounds,
    isEmpty: list.progress === "ready" && list.nextCursor === null && isNoneShown,
    notes,
    hasFailed: feedback.hasFailed,
    onDelete,
    onRemove,
    onRestore,
    onOpinion,
  };
}

interface OpinionKeeping {
  view: SavedFilters["view"];
  notes: UndoNotes;
  send: ReturnType<typeof useFeedback>["send"];
  onChange: (suggestionId: string, opinion: Opinion | null) => void;
}

/** Shows an opinion at once, and the one before it where it could not be saved. */
function useKeepOpinion({ view, notes, send, onChange }: OpinionKeeping) {
  const { t } = useTranslation("saved");
  const keep = (id: string, opinion: Opinion | null, before: Opinion | null) => {
    onChange(id, opinion);
    void send(id, opinion).then((isKept) => isKept || onChange(id, before));
  };
  return ({ id, title, userFeedback }: SavedSuggestion, opinion: Opinion | null) => {
    keep(id, opinion, userFeedback);
    if (view !== "liked" || opinion === "liked") return;
    // It is gone from the shortlist, so the way back is offered.
    focusNextIdea(id);
    const undo = () => {
      notes.dismiss(id);
      keep(id, "liked", opinion);
    };
    notes.show({ id, text: t("deletion.unliked", { name: title }), undo });
  };
}

/** Without what was deleted a moment ago; each round of which nothing is hidden is the same object. */
function listShown(rounds: readonly SavedIdea[], hidden: ReadonlySet<string>): SavedIdea[] {
  return rounds.filter(({ id }) => !hidden.has(id)).map((round) => withoutHidden(round, hidden));
}

/** A round itself, or at least one of its ideas. */
function isInBin({ deletedAt, suggestions }: SavedIdea): boolean {
  return deletedAt !== null || suggestions.length > 0;
}
