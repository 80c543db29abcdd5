import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Deletion, Deletions } from "./use-deletions.ts";

/** One note for each deletion that can still be undone, or that has failed. */
export function DeletionNotes({ deletions, onRestored }: { deletions: Deletions; onRestored: (id: string) => void }) {
  const { t } = useTranslation("saved");
  const undo = (id: string) => {
    deletions.undo(id);
    onRestored(id);
  };
  const dismiss = (id: string) => {
    deletions.dismiss(id);
    onRestored(id);
  };
  useUndoKey(() => {
    const latest = deletions.all.findLast(({ state }) => state === "undoable");
    if (latest) undo(latest.id);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering and focusing pause the countdown; nothing here is activated by a click
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
        <DeletionNote key={deletion.id} deletion={deletion} onUndo={() => undo(deletion.id)} onDismiss={() => dismiss(deletion.id)} />
      ))}
    </section>
  );
}

interface DeletionNoteProps {
  deletion: Deletion;
  onUndo: () => void;
  onDismiss: () => void;
}

function DeletionNote({ deletion: { name, state }, onUndo, onDismiss }: DeletionNoteProps) {
  const { t } = useTranslation("saved");
  const hasFailed = state === "failed";
  return (
    <div className="deletion-note">
      <p>{t(hasFailed ? "deletion.failed" : "deletion.done", { name })}</p>
      {hasFailed && (
        <button type="button" className="deletion-action" onClick={onDismiss}>
          {t("deletion.dismiss")}
        </button>
      )}
      {state === "undoable" && (
        <button type="button" className="deletion-action" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
          {t("deletion.undo")}
        </button>
      )}
    </div>
  );
}

/** Ctrl+Z or ⌘Z, as the notes are at the end of the page and disappear before one could tab to them. */
function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    // In a field the key undoes typing.
    if (isUndo && !(event.target instanceof HTMLInputElement)) undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
