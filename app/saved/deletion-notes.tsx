import { useTranslation } from "react-i18next";
import type { Deletion, Deletions } from "./use-deletions.ts";

/** What was just deleted, each for as long as it can be had back. */
export function DeletionNotes({ deletions, onRestored }: { deletions: Deletions; onRestored: (id: string) => void }) {
  const { t } = useTranslation("saved");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever reads or tabs here is given time, nothing is pressed
    <section
      className="deletion-notes"
      aria-label={t("deletion.region")}
      aria-live="polite"
      onMouseEnter={deletions.hold}
      onMouseLeave={deletions.release}
      onFocus={deletions.hold}
      onBlur={deletions.release}
    >
      {deletions.all.map((deletion) => (
        <DeletionNote key={deletion.id} deletion={deletion} deletions={deletions} onRestored={onRestored} />
      ))}
    </section>
  );
}

function DeletionNote({
  deletion: { id, name, state },
  deletions,
  onRestored,
}: { deletion: Deletion } & Parameters<typeof DeletionNotes>[0]) {
  const { t } = useTranslation("saved");
  const hasFailed = state === "failed";
  return (
    <div className="deletion-note">
      <p>{t(hasFailed ? "deletion.failed" : "deletion.done", { name })}</p>
      {hasFailed && (
        <button type="button" className="deletion-action" onClick={() => deletions.dismiss(id)}>
          {t("deletion.dismiss")}
        </button>
      )}
      {state === "undoable" && (
        <button
          type="button"
          className="deletion-action"
          onClick={() => {
            deletions.undo(id);
            onRestored(id);
          }}
        >
          {t("deletion.undo")}
        </button>
      )}
    </div>
  );
}
