import { useCallback, useRef, useState } from "react";
import type { Locale } from "#shared/locales/locale.ts";
import type { Opinion } from "#shared/answers/suggestion.ts";
import { command } from "../client/request.ts";

/** Saves opinions on suggestions, one at a time, so that of two about the same idea the later one stays. */
export function useFeedback(locale: Locale) {
  const [hasFailed, setFailed] = useState(false);
  const last = useRef(Promise.resolve(true));
  const send = useCallback(
    async (suggestionId: string, opinion: Opinion | null): Promise<boolean> => {
      const isKept = (last.current = last.current.then(() => putFeedback(suggestionId, opinion, locale)));
      setFailed(!(await isKept));
      return await isKept;
    },
    [locale],
  );
  return { hasFailed, send };
}

async function putFeedback(suggestionId: string, feedback: Opinion | null, locale: Locale): Promise<boolean> {
  return (await command(`/api/suggestions/${suggestionId}/feedback`, { locale, method: "PUT", body: { feedback } })).kind === "done";
}
