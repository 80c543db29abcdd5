import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { doBeforeSignOut } from "../account/before-sign-out.ts";
import { findAccessToken } from "../client/auth.ts";
import { deleteIdea, deleteIdeaWhenLeaving } from "./delete-idea.ts";
import { removeFromOfflineCopies } from "./offline-copy.ts";

/** A saved idea that the member has deleted; the server is told when the time to undo is over. */
export interface Deletion {
  id: string;
  /** The recipient's. */
  name: string;
  state: "undoable" | "underway" | "failed";
}

export interface Deletions {
  all: Deletion[];
  /** The ids of ideas that the list no longer shows. */
  hidden: ReadonlySet<string>;
  start: (idea: { id: string; name: string }) => void;
  undo: (id: string) => void;
  dismiss: (id: string) => void;
  /** Pauses the time to undo, for somebody who is reading the notes. */
  hold: () => void;
  /** Starts the time to undo from the beginning. */
  release: () => void;
}

const undoableForMs = 7_000;

/** Deletes when the time to undo is over, or when the page is left or the member signs out before that. */
export function useDeletions(locale: Locale, onDeleted: (id: string) => void): Deletions {
  const [all, setAll] = useState<Deletion[]>([]);
  const waiting = useRef<Waiting>(new Map());
  const mark = useCallback(
    (id: string, state: Deletion["state"]) =>
      setAll((known) => known.map((deletion) => (deletion.id === id ? { ...deletion, state } : deletion))),
    [],
  );
  const drop = useCallback((id: string) => setAll((known) => known.filter((deletion) => deletion.id !== id)), []);
  useDeleteWhenLeaving(waiting, mark);
  useDeleteBeforeSignOut(waiting, locale);

  const carryOut = async (id: string) => {
    waiting.current.delete(id);
    mark(id, "underway");
    if (!(await deleteIdea(id, locale))) return mark(id, "failed");
    onDeleted(id);
    drop(id);
  };
  const countDown = (id: string) => {
    const timer = setTimeout(() => void carryOut(id), undoableForMs);
    // A page that is being left could not wait for the token, so it is fetched now.
    findAccessToken().then(
      (accessToken) => waiting.current.has(id) && waiting.current.set(id, { timer, accessToken }),
      () => undefined,
    );
    waiting.current.set(id, { timer, accessToken: null });
  };
  const stop = (id: string) => clearTimeout(waiting.current.get(id)?.timer);

  return {
    all,
    hidden: new Set(all.filter(({ state }) => state !== "failed").map(({ id }) => id)),
    start: ({ id, name }) => {
      setAll((known) => [...known.filter((deletion) => deletion.id !== id), { id, name, state: "undoable" }]);
      countDown(id);
    },
    undo: (id) => {
      stop(id);
      waiting.current.delete(id);
      drop(id);
    },
    dismiss: drop,
    hold: () => [...waiting.current.keys()].forEach(stop),
    release: () =>
      [...waiting.current.keys()].forEach((id) => {
        stop(id);
        countDown(id);
      }),
  };
}

/** The deletions that can still be undone, by the id of the idea. */
type Waiting = Map<string, { timer: ReturnType<typeof setTimeout>; accessToken: string | null }>;

function useDeleteWhenLeaving(waiting: React.RefObject<Waiting>, mark: (id: string, state: Deletion["state"]) => void): void {
  useEffect(() => {
    const entries = waiting.current;
    const leave = () => {
      for (const [id, { timer, accessToken }] of entries) {
        clearTimeout(timer);
        deleteIdeaWhenLeaving(id, accessToken);
        removeFromOfflineCopies(id);
        mark(id, "underway");
      }
      entries.clear();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [waiting, mark]);
}

function useDeleteBeforeSignOut(waiting: React.RefObject<Waiting>, locale: Locale): void {
  useEffect(() => {
    const entries = waiting.current;
    return doBeforeSignOut(async () => {
      const ids = [...entries.keys()];
      for (const { timer } of entries.values()) clearTimeout(timer);
      entries.clear();
      await Promise.all(ids.map((id) => deleteIdea(id, locale)));
    });
  }, [waiting, locale]);
}
