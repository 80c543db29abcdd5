import { useCallback, useEffect, useState } from "react";

/** Says what was done, with the way back; without one, what could not be done. */
export interface UndoNote {
  id: string;
  text: string;
  undo: (() => void) | null;
}

export interface UndoNotes {
  all: UndoNote[];
  /** Takes the place of an earlier note of the same id. */
  show: (note: UndoNote) => void;
  dismiss: (id: string) => void;
  /** Whether somebody is reading them, for whom they stay. */
  setHeld: (isHeld: boolean) => void;
}

const mostShown = 3;
/** What is undone later is found among what was deleted. */
const shownForMs = 12_000;

/** The notes at the end of the page; what went well goes by itself, what failed stays until it is dismissed. */
export function useUndoNotes(): UndoNotes {
  const [all, setAll] = useState<UndoNote[]>([]);
  const [isHeld, setHeld] = useState(false);
  const dismiss = useCallback((id: string) => setAll((known) => known.filter((note) => note.id !== id)), []);
  const show = useCallback(
    (note: UndoNote) => setAll((known) => [...known.filter(({ id }) => id !== note.id), note].slice(-mostShown)),
    [],
  );
  useEffect(() => {
    if (isHeld || all.every(({ undo }) => undo === null)) return undefined;
    const timer = setTimeout(() => setAll((known) => known.filter(({ undo }) => undo === null)), shownForMs);
    return () => clearTimeout(timer);
  }, [all, isHeld]);
  return { all, show, dismiss, setHeld };
}
