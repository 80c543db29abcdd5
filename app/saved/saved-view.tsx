import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePageAddress } from "../ui/page-address.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import { useRecipients } from "../recipients/use-recipients.ts";
import { useOnReturn } from "../ui/use-on-return.ts";
import { useStable } from "../ui/use-stable.ts";
import { AboveList } from "./above-list.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { RecipientList } from "./recipient-list.tsx";
import { RecipientBar } from "./recipient-bar.tsx";
import { hasFilters, noFilters, readFilters, writeFilters, type SavedFilters } from "./saved-filters.ts";
import { SavedIdeas } from "./saved-ideas.tsx";
import { SavedLink } from "./saved-link.tsx";
import { SavedSheet } from "./saved-sheet.tsx";
import { UndoNoteList } from "./undo-note-list.tsx";
import { useSavedActions } from "./use-saved-actions.ts";
import { useSavedList } from "./use-saved-list.ts";
import { keepForForm } from "../gift-form/use-gift-fields.ts";
import { changeRemembered } from "../results/recalled-ideas.ts";

/** A member's saved ideas: recipients at the side, filters above, the list below. */
export function SavedView({ owner }: { owner: string }) {
  // All that a round needs once it is unfolded: a text that is missing then would put the whole page back to its placeholders.
  useTranslation(["saved", "results", "board", "options", "questions", "sharing"]);
  const { locale } = usePageAddress();
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const saved = useSavedList(filters, { owner, locale });
  const { all: recipients, reload: reloadRecipients } = useRecipients(locale);
  useOnReturn(reloadRecipients);
  const { rounds, isEmpty, notes, hasFailed, ...actions } = useSavedActions(saved, { filters, locale, reloadRecipients });
  const narrow = useStable((wanted: SavedFilters, step: "replace" | "push") =>
    setQuery(writeFilters(wanted), { replace: step === "replace", preventScrollReset: true }),
  );
  const finishChange = (id: string, profile: RecipientProfile | null) => {
    saved.change({ type: "recipientChanged", id, profile });
    reloadRecipients();
    if (profile !== null) return;
    void forgetRecipient(id);
    narrow({ ...filters, recipient: null }, "replace");
  };

  const isBin = filters.view === "bin";
  const recipient = recipients.find(({ id }) => id === filters.recipient) ?? null;
  const hasPeople = recipients.length > 0 && !isBin;
  return (
    <>
      <div className={hasPeople ? "saved-columns" : undefined}>
        {hasPeople && <RecipientList recipients={recipients} filters={filters} />}
        <div className="saved-main">
          <AboveList filters={filters} hasNothing={isEmpty && !hasFilters(filters) && filters.view === "rounds"} onChange={narrow} />
          {recipient && (
            <RecipientBar key={recipient.id} recipient={recipient} onChanged={(profile) => finishChange(recipient.id, profile)} />
          )}
          <OfflineNote isOfflineCopy={saved.list.isOfflineCopy} />
          <FeedbackFailure hasFailed={hasFailed} />
          <SavedIdeas
            list={saved.list}
            rounds={rounds}
            isEmpty={isEmpty}
            filters={filters}
            onMore={saved.addMore}
            onRetry={saved.retry}
            onClear={() => narrow({ ...noFilters, view: filters.view }, "push")}
            {...actions}
          />
          {!isBin && <BinLink />}
        </div>
      </div>
      <SavedSheet rounds={rounds} onOpinion={actions.onOpinion} />
      <UndoNoteList notes={notes} />
    </>
  );
}

function FeedbackFailure({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation("saved");
  if (!hasFailed) return null;
  return (
    <p role="alert" className="saved-note">
      {t("feedbackFailed")}
    </p>
  );
}

function BinLink() {
  const { t } = useTranslation("saved");
  return (
    <SavedLink filters={{ view: "bin" }}>
      <Trash2 aria-hidden size={17} strokeWidth={1.75} />
      {t("bin.title")}
    </SavedLink>
  );
}

/** Removes a deleted profile from this tab's form and remembered rounds. */
async function forgetRecipient(id: string): Promise<void> {
  keepForForm((fields) => (fields.recipient === id ? { ...fields, recipient: "" } : fields));
  await changeRemembered((rounds) =>
    rounds.map(({ request: { recipientProfileId, ...request }, ...round }) => ({
      ...round,
      request: recipientProfileId === undefined || recipientProfileId === id ? request : { ...request, recipientProfileId },
    })),
  );
}
