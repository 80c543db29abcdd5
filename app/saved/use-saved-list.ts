import { useCallback, useEffect, useReducer, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import { callApi } from "../api.ts";
import type { RecipientProfile } from "../recipients/recipient-profile.ts";
import type { Opinion } from "../results/ideas-state.ts";
import { writeFilters, type SavedFilters } from "./saved-filters.ts";
import { parseSavedPart, type SavedPart } from "./saved-idea.ts";
import { changeSaved, unopened, type SavedFailure, type SavedList } from "./saved-list.ts";

export interface Saved {
  list: SavedList;
  addMore: () => void;
  retry: () => void;
  /** The idea was deleted. */
  forget: (id: string) => void;
  judge: (suggestionId: string, opinion: Opinion | null) => void;
  /** Somebody's profile is another now, or gone. */
  changeRecipient: (id: string, profile: RecipientProfile | null) => void;
}

/** The saved ideas that pass the filters, fetched part by part. */
export function useSavedList(filters: SavedFilters, locale: Locale): Saved {
  const [list, dispatch] = useReducer(changeSaved, unopened);
  const query = writeFilters(filters).toString();
  const underway = useRef<AbortController | null>(null);

  const fetchPart = useCallback(
    async (cursor: string | null) => {
      underway.current?.abort();
      const { signal } = (underway.current = new AbortController());
      dispatch({ type: cursor === null ? "opening" : "adding" });
      const part = await findSavedPart(query, { cursor, locale, signal });
      if (signal.aborted) return;
      if (typeof part === "string") dispatch({ type: "failed", failure: part });
      else dispatch({ type: cursor === null ? "opened" : "added", part });
    },
    [query, locale],
  );
  useEffect(() => {
    void fetchPart(null);
    return () => underway.current?.abort();
  }, [fetchPart]);

  return {
    list,
    addMore: () => {
      if (list.nextCursor !== null && list.progress === "ready") void fetchPart(list.nextCursor);
    },
    retry: () => void fetchPart(list.ideas.length > 0 ? list.nextCursor : null),
    forget: useCallback((id) => dispatch({ type: "deleted", id }), []),
    judge: useCallback((suggestionId, opinion) => dispatch({ type: "judged", suggestionId, opinion }), []),
    changeRecipient: useCallback((id, profile) => dispatch({ type: "recipientChanged", id, profile }), []),
  };
}

async function findSavedPart(
  query: string,
  { cursor, locale, signal }: { cursor: string | null; locale: Locale; signal: AbortSignal },
): Promise<SavedPart | SavedFailure> {
  const asked = new URLSearchParams(query);
  if (cursor !== null) asked.set("cursor", cursor);
  try {
    const response = await callApi(asked.size > 0 ? `/api/ideas?${asked.toString()}` : "/api/ideas", { locale, signal });
    return response.ok ? parseSavedPart(await response.json()) : "other";
  } catch {
    return "network";
  }
}
