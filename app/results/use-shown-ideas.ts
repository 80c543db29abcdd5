import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadRequest } from "./ask-at-once.ts";
import type * as shownModule from "./shown-ideas.tsx";

type Shown = typeof shownModule;

const loadAfterMs = 2_000;

/**
 * The code that requests and shows ideas; `null` until it is loaded, a moment after hydration or when the form is focused. Not with
 * `lazy`, because React shows a fallback for at least 300 ms.
 */
export function useShownIdeas(isWanted: boolean): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  const { i18n } = useTranslation();
  useEffect(() => {
    if (shown) return undefined;
    // A failure means offline; tried again when the connection returns, or when there are ideas to show.
    const load = () =>
      void Promise.all([
        import("./shown-ideas.tsx"),
        i18n.loadNamespaces(["saved", "board", "sharing", "questions", "options"]),
        loadRequest(),
      ]).then(
        ([found]) => setShown(found),
        () => undefined,
      );
    const timer = setTimeout(load, isWanted ? 0 : loadAfterMs);
    // Not at the first touch of anything else, whose answer it would delay.
    const onFocusIn = ({ target }: FocusEvent) => target instanceof Element && target.closest("#gift-request") && load();
    document.addEventListener("focusin", onFocusIn);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("online", load);
    };
  }, [shown, isWanted, i18n]);
  return shown;
}
