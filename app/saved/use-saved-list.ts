import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { request, type Failure, type Result } from "../client/request.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import { useOnReturn } from "../ui/use-on-return.ts";
import { updateOfflineCopy, filterOfflineCopy, readOfflineCopy } from "./offline-copy.ts";
import { readFilters, writeFilters, type SavedFilters } from "./saved-filters.ts";
import { savedIdeasSchema, type SavedIdeasPage } from "#shared/answers/saved-ideas.ts";
import { changeSaved, unopened, type SavedEvent, type SavedList } from "./saved-list.ts";

export interface Saved {
  list: SavedList;
  addMore: () => void;
  retry: () => void;
  /** Removes a deleted idea from the list. */
  forget: (id: string) => void;
  giveOpinion: (suggestionId: string, opinion: Opinion | null) => void;
  /** With `null` when the profile was deleted. */
  changeRecipient: (id: string, profile: RecipientProfile | null) => void;
}

/** The owner's saved ideas that pass the filters, fetched page by page; without a connection, those of the offline copy. */
export function useSavedList(filters: SavedFilters, { owner, locale }: { owner: string; locale: Locale }): Saved {
  const [list, dispatch] = useReducer(changeSaved, unopened);
  const query = writeFilters(filters).toString();
  const underway = useRef<AbortController | null>(null);

  const replaceRequest = useCallback(() => {
    underway.current?.abort();
    return (underway.current = new AbortController()).signal;
  }, []);
  const fetchPart = useCallback(
    async (cursor: string | null) => {
      const signal = replaceRequest();
      dispatch({ type: cursor === null ? "opening" : "adding" });
      const found = await findSavedPart(query, { cursor, locale, signal });
      if (signal.aborted) return;
      if (found.kind !== "done") return dispatch(recoverFrom(found.kind, { owner, query, cursor }));
      const event = { type: cursor === null ? "opened" : "added", part: found.body } as const;
      dispatch(event);
      if (query === "") updateOfflineCopy(owner, event);
    },
    [query, owner, locale, replaceRequest],
  );
  const change = useCallback(
    (event: SavedEvent) => {
      dispatch(event);
      updateOfflineCopy(owner, event);
    },
    [owner],
  );
  useEffect(() => {
    void fetchPart(null);
    return () => underway.current?.abort();
  }, [fetchPart]);
  const isShown = list.progress === "ready" && !list.isOfflineCopy;
  const keepAway = useRefreshing({ query, owner, locale, isShown, replaceRequest }, dispatch);
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
    forget: useCallback(
      (id) => {
        keepAway(id);
        change({ type: "deleted", id });
      },
      [change, keepAway],
    ),
    giveOpinion: useCallback((suggestionId, opinion) => change({ type: "opinionGiven", suggestionId, opinion }), [change]),
    changeRecipient: useCallback((id, profile) => change({ type: "recipientChanged", id, profile }), [change]),
  };
}

interface Shown {
  query: string;
  owner: string;
  locale: Locale;
  /** Whether there is a list that can be refreshed. */
  isShown: boolean;
  /** Ends the request that is under way, and returns the signal for the one that takes its place. */
  replaceRequest: () => AbortSignal;
}

/**
 * Asks for the first page again when the tab comes into view: another one may have saved ideas meanwhile. Returns a function that
 * keeps away a deleted idea, which an answer could bring back that was on its way already.
 */
function useRefreshing(
  { query, owner, locale, isShown, replaceRequest }: Shown,
  dispatch: (event: SavedEvent) => void,
): (id: string) => void {
  const deleted = useRef(new Set<string>());
  const refresh = async () => {
    const signal = replaceRequest();
    const found = await findSavedPart(query, { cursor: null, locale, signal });
    // What is shown was right a while ago: a failure is not worth a word.
    if (found.kind !== "done" || signal.aborted) return;
    const part = { ...found.body, ideas: found.body.ideas.filter(({ id }) => !deleted.current.has(id)) };
    dispatch({ type: "refreshed", part });
    if (query === "") updateOfflineCopy(owner, { type: "refreshed", part });
  };
  useOnReturn(() => {
    if (isShown) void refresh();
  });
  return useCallback((id) => void deleted.current.add(id), []);
}

/** The offline copy replaces a first page that could not be fetched. */
function recoverFrom(
  failure: Failure["kind"],
  { owner, query, cursor }: { owner: string; query: string; cursor: string | null },
): SavedEvent {
  const copy = failure === "unreachable" && cursor === null ? readOfflineCopy(owner) : null;
  return copy
    ? { type: "offlineCopyRead", part: filterOfflineCopy(copy, readFilters(new URLSearchParams(query))) }
    : { type: "failed", failure };
}

async function findSavedPart(
  query: string,
  { cursor, locale, signal }: { cursor: string | null; locale: Locale; signal: AbortSignal },
): Promise<Result<SavedIdeasPage>> {
  const asked = new URLSearchParams(query);
  if (cursor !== null) asked.set("cursor", cursor);
  // Without this check an expired session would be renewed first, with one retry after the other.
  if (!navigator.onLine) return { kind: "unreachable" };
  return await request(asked.size > 0 ? `/api/ideas?${asked.toString()}` : "/api/ideas", { schema: savedIdeasSchema, locale, signal });
}
