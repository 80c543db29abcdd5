import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#shared/locales/locale.ts";
import { hold } from "../client/end-session.ts";
import { command, isGone, type Result } from "../client/request.ts";
import type { UndoNotes } from "./use-undo-notes.ts";

/** A round or one idea, and how it is called in the notes. */
export interface Removable {
  kind: "ideas" | "suggestions";
  id: string;
  name: string;
}

interface RemovalEvents {
  onRemoved: (thing: Removable) => void;
  onRestored: (thing: Removable) => void;
}

export interface Removals {
  /** The ids of what the list no longer shows. */
  hidden: ReadonlySet<string>;
  remove: (thing: Removable) => void;
  restore: (thing: Removable) => Promise<boolean>;
}

/** Moves rounds and single ideas to the bin, and back out of it: the page changes at once, and back where the server did not. */
export function useRemovals(locale: Locale, notes: UndoNotes, { onRemoved, onRestored }: RemovalEvents): Removals {
  const { t } = useTranslation("saved");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  // One after the other, so that what was undone at once is not deleted by a request that was overtaken.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = (method: "DELETE" | "POST", path: string): Promise<Result<null>> => {
    const sent = hold(last.current.then(() => command(path, { locale, method })));
    last.current = sent;
    return sent;
  };
  const hide = (id: string) => setHidden((known) => new Set([...known, id]));
  const unhide = (id: string) => setHidden((known) => new Set([...known].filter((other) => other !== id)));

  const remove = async (thing: Removable) => {
    const { kind, id, name } = thing;
    hide(id);
    notes.show({ id, text: t(`deletion.done.${kind}`, { name }), undo: () => void restore(thing) });
    if (isGone(await send("DELETE", `/api/${kind}/${id}`))) return onRemoved(thing);
    unhide(id);
    notes.show({ id, text: t(`deletion.failed.${kind}`, { name }), undo: null });
  };
  const restore = async (thing: Removable): Promise<boolean> => {
    const { kind, id, name } = thing;
    notes.dismiss(id);
    unhide(id);
    const { kind: outcome } = await send("POST", `/api/${kind}/${id}/restore`);
    if (outcome === "done") onRestored(thing);
    else notes.show({ id, text: t("deletion.notRestored", { name }), undo: null });
    return outcome === "done";
  };
  return { hidden, remove: (thing) => void remove(thing), restore };
}
