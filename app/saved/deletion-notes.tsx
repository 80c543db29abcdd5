import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Deletion, Deletions } from "./use-deletions.ts";

/** What was just deleted, each for as long as it can be had back. */
export function DeletionNotes({ deletions, onRestored }: { deletions: Deletions; onRestored: (id: string) => void }) {
  const { t } = useTranslation("saved");
  useUndoKey(() => {
    const latest = deletions.all.findLast(({ state }) => state === "undoable");
    if (!latest) return;
    deletions.undo(latest.id);
    onRestored(latest.id);
  });
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
        <button type="button" className="deletion-action" onClick={() => (deletions.dismiss(id), onRestored(id))}>
          {t("deletion.dismiss")}
        </button>
      )}
      {state === "undoable" && (
        <button
          type="button"
          className="deletion-action"
          aria-keyshortcuts="Control+Z Meta+Z"
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

/** The notes stand at the end of the page and do not stay for long: nobody should have to race there by Tab. */
function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // In a field the key takes back what was typed.
    if (isUndo && !(event.target instanceof HTMLInputElement)) undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
