import { useEffect, useRef } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import type { IdeasState } from "./ideas-state.ts";
import { useFeedback } from "./use-feedback.ts";

/** Saves opinions on saved ideas; returns whether the last attempt failed. */
export function useKeptOpinions(state: IdeasState, locale: Locale): boolean {
  const { hasFailed, send } = useFeedback(locale);
  // Earlier opinions have been sent already, and may have been changed elsewhere since.
  const kept = useRef(listOpinions(state));
  useEffect(() => {
    const now = listOpinions(state);
    for (const [id, opinion] of now) {
      if ((kept.current.get(id) ?? null) !== opinion) void send(id, opinion);
    }
    kept.current = now;
  }, [state, send]);
  return hasFailed;
}

/** By the id of the suggestion. */
export function listOpinions({ rounds, opinions }: IdeasState): Map<string, Opinion | null> {
  const held = new Map<string, Opinion | null>();
  for (const { saved, suggestions } of rounds) {
    for (const [position, id] of (saved?.suggestionIds ?? []).entries()) {
      const suggestion = suggestions[position];
      if (suggestion) held.set(id, opinions[suggestion.title] ?? null);
    }
  }
  return held;
}
