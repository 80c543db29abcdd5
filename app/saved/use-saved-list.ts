import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { request, type Failure, type Result } from "../client/request.ts";
import { useOnReturn } from "../ui/use-on-return.ts";
import { useStable } from "../ui/use-stable.ts";
import { updateOfflineCopy, filterOfflineCopy, readOfflineCopy } from "./offline-copy.ts";
import { readFilters, writeFilters, type SavedFilters } from "./saved-filters.ts";
import { savedIdeasSchema, type SavedIdeasPage } from "#shared/answers/saved-ideas.ts";
import { changeSaved, unopened, type ChangeEvent, type SavedEvent, type SavedList } from "./saved-list.ts";

export interface Saved {
  list: SavedList;
  addMore: () => void;
  retry: () => void;
  /** Asks for the first page again, behind what is shown. */
  refresh: () => void;
  change: (event: ChangeEvent) => void;
  /** What the list hides, as it may come back, is taken out of the copy that is read without a connection. */
  forgetOffline: (event: ChangeEvent) => void;
}

/** The owner's saved ideas that pass the filters, fetched page by page; without a connection, those of the offline copy. */
export function useSavedList(filters: SavedFilters, { owner, locale }: { owner: string; locale: Locale }): Saved {
  const query = writeFilters(filters).toString();
  const [known, dispatch] = useReducer(changeSaved, unopened);
  // What another query found is not shown as the answer to this one, for as little as a frame.
  const list = known.query === query ? known : unopened;
  const underway = useRef<AbortController | null>(null);

  const replaceRequest = useCallback(() => {
    underway.current?.abort();
    return (underway.current = new AbortController()).signal;
  }, []);
  const fetchPart = useCallback(
    async (cursor: string | null) => {
      const signal = replaceRequest();
      dispatch(cursor === null ? { type: "opening", query } : { type: "adding" });
      const found = await getSavedPart(query, { cursor, locale, signal });
      if (signal.aborted) return;
      if (found.kind !== "done") return dispatch(recoverFrom(found.kind, { owner, query, cursor }));
      const event = { type: cursor === null ? "opened" : "added", part: found.body } as const;
      dispatch(event);
      if (query === "") updateOfflineCopy(owner, event);
    },
    [query, owner, locale, replaceRequest],
  );
  const change = useCallback(
    (event: ChangeEvent) => {
      dispatch(event);
      updateOfflineCopy(owner, event);
    },
    [owner],
  );
  useEffect(() => {
    void fetchPart(null);
    return () => underway.current?.abort();
  }, [fetchPart]);
  const refresh = useRefresh({ query, owner, locale, replaceRequest }, dispatch);
  const isShown = list.progress === "ready" && !list.isOfflineCopy;
  useOnReturn(() => {
    if (isShown) refresh();
  });
  useEffect(() => {
    if (!list.isOfflineCopy) return;
    const openAgain = () => void fetchPart(null);
    window.addEventListener("online", openAgain);
    return () => window.removeEventListener("online", openAgain);
  }, [list.isOfflineCopy, fetchPart]);

  return {
    list,
    addMore: () => {
      if (list.nextCursor !== null && list.progress === "ready") void fetchPart(list.nextCursor);
    },
    retry: () => void fetchPart(list.ideas.length > 0 ? list.nextCursor : null),
    refresh,
    change,
    forgetOffline: useCallback((event) => updateOfflineCopy(owner, event), [owner]),
  };
}

interface Shown {
  query: string;
  owner: string;
  locale: Locale;
  /** Ends the request that is under way, and returns the signal for the one that takes its place. */
  replaceRequest: () => AbortSignal;
}

/** Asks for the first page again: another tab may have saved ideas meanwhile, or this one may have restored some. */
function useRefresh({ query, owner, locale, replaceRequest }: Shown, dispatch: (event: SavedEvent) => void): () => void {
  return useStable(() => {
    const refresh = async () => {
      const signal = replaceRequest();
      const found = await getSavedPart(query, { cursor: null, locale, signal });
      // What is shown was right a while ago: a failure is not worth a word.
      if (found.kind !== "done" || signal.aborted) return;
      const event = { type: "refreshed", part: found.body } as const;
      dispatch(event);
      if (query === "") updateOfflineCopy(owner, event);
    };
    void refresh();
  });
}

/** The offline copy replaces a first page that could not be fetched. */
function recoverFrom(
  failure: Failure["kind"],
  { owner, query, cursor }: { owner: string; query: string; cursor: string | null },
): SavedEvent {
  const filters = readFilters(new URLSearchParams(query));
  const copy = failure === "unreachable" && cursor === null && filters.view !== "bin" ? readOfflineCopy(owner) : null;
  return copy ? { type: "offlineCopyRead", part: filterOfflineCopy(copy, filters) } : { type: "failed", failure };
}

async function getSavedPart(
  query: string,
  { cursor, locale, signal }: { cursor: string | null; locale: Locale; signal: AbortSignal },
): Promise<Result<SavedIdeasPage>> {
  const asked = new URLSearchParams(query);
  if (cursor !== null) asked.set("cursor", cursor);
  // Without this check an expired session would be renewed first, with one retry after the other.
  if (!navigator.onLine) return { kind: "unreachable" };
  return await request(asked.size > 0 ? `/api/ideas?${asked.toString()}` : "/api/ideas", { schema: savedIdeasSchema, locale, signal });
}
