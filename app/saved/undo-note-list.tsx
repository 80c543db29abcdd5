import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { UndoNote, UndoNotes } from "./use-undo-notes.ts";

/** One note for each change that can be undone, or that has failed. */
export function UndoNoteList({ notes }: { notes: UndoNotes }) {
  const { t } = useTranslation("saved");
  useUndoKey(() => notes.all.findLast(({ undo }) => undo !== null)?.undo?.());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for whoever hovers or focuses them the notes stay; nothing here is activated by a click
    <section
      className="deletion-notes"
      aria-label={t("deletion.region")}
      aria-live="polite"
      onMouseEnter={() => notes.setHeld(true)}
      onMouseLeave={() => notes.setHeld(false)}
      onFocus={() => notes.setHeld(true)}
      onBlur={() => notes.setHeld(false)}
    >
      {notes.all.map((note) => (
        <Note key={note.id} note={note} onDismiss={() => notes.dismiss(note.id)} />
      ))}
    </section>
  );
}

function Note({ note: { text, undo }, onDismiss }: { note: UndoNote; onDismiss: () => void }) {
  const { t } = useTranslation("saved");
  return (
    <div className="deletion-note on-night">
      <p>{text}</p>
      {undo ? (
        <button type="button" className="deletion-action" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
          {t("deletion.undo")}
        </button>
      ) : (
        <button type="button" className="deletion-action" onClick={onDismiss}>
          {t("deletion.dismiss")}
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
